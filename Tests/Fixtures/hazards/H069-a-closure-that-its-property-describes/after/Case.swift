import SwiftUI

@Observable final class Cache {
  var size = 0
}

@Observable final class Route {
  var path = ""
}

struct GeneralPane: View {
  @Environment(Cache.self) var cache
  var body: some View { Text("\(cache.size)") }
}

struct RouteView: View {
  @State private var route = Route()
  var body: some View { Text(route.path) }
}

@MainActor struct Panes {
  static let general: (_ cache: Cache, _ isLarge: Bool) -> AnyView = { cache, isLarge in
    AnyView(
      GeneralPane()
        .environment(cache))  // expect: environment-object-modifier "environmentObject"
  }

  static let small: ((Cache) -> AnyView)? = {
    AnyView(
      GeneralPane()
        .environment($0))  // expect: environment-object-modifier "environmentObject"
  }
}
