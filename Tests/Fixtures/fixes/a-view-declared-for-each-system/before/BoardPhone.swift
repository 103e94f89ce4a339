import SwiftUI

#if !os(macOS)
struct Board: View {
  @ObservedObject var session: Session
  @EnvironmentObject var other: Session

  var body: some View {
    fields
  }
}
#endif
