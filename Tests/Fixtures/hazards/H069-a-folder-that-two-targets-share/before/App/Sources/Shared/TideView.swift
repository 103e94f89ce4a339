import SwiftUI

// Both targets compile this file, and each has its own class of that name.
struct TideView: View {
  @EnvironmentObject private var tides: Tides  // expect: unresolved-model "tides"

  var body: some View {
    Text("\(tides.height)")
  }
}
