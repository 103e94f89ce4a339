import SwiftUI

final class Telescope: ObservableObject {
  @Published var angle = 10

  init() {
    print("a telescope is made")
  }
}

struct TelescopeView: View {
  let night: Int
  @StateObject private var telescope = Telescope()

  var body: some View {
    VStack {
      Text("night \(night), angle \(telescope.angle)")
      Button("Turn") { telescope.angle += 5 }
    }
  }

  init(night: Int) {
    self.night = night
  }
}

final class Nights: ObservableObject {
  @Published var count = 1
}

struct ObservatoryView: View {
  @ObservedObject var nights: Nights

  var body: some View { TelescopeView(night: nights.count) }
}
