import SwiftUI

final class Buoy: ObservableObject {
  @Published var depth = 0
}

struct BuoyView: View {
  @ObservedObject var buoy: Buoy

  var body: some View {
    Text("\(buoy.depth)")
  }
}
