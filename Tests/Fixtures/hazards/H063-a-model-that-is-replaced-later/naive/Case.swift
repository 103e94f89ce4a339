import SwiftUI

@Observable final class Route {
  var stops: [String] = []
}

struct RouteView: View {
  let route: Route

  var body: some View { List(route.stops, id: \.self) { Text($0) } }

  mutating func show(_ other: Route) { route = other }  // error: cannot assign to property: 'route' is a 'let' constant

  func showing(_ other: Route) -> RouteView {
    var copy = self
    copy.route = other  // error: cannot assign to property: 'route' is a 'let' constant
    return copy
  }
}
