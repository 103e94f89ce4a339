import SwiftUI

final class Cache: ObservableObject {
  @Published var size = 0
}

final class Route: ObservableObject {
  @Published var path = ""
}

struct GeneralPane: View {
  @EnvironmentObject var cache: Cache
  var body: some View { Text("\(cache.size)") }
}

struct RouteView: View {
  @StateObject private var route = Route()
  var body: some View { Text(route.path) }
}

@MainActor struct Panes {
  static let general: (_ cache: Cache, _ isLarge: Bool) -> AnyView = { cache, isLarge in
    AnyView(
      GeneralPane()
        .environmentObject(cache))  // expect: environment-object-modifier "environmentObject"
  }

  static let small: ((Cache) -> AnyView)? = {
    AnyView(
      GeneralPane()
        .environmentObject($0))  // expect: environment-object-modifier "environmentObject"
  }
}
