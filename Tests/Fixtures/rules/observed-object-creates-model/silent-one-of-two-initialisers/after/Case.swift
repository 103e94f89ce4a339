import SwiftUI

@Observable final class Route {
  var stops: [String]

  init(stops: [String] = []) {
    self.stops = stops
  }
}

struct RouteView: View {
  private var route: Route

  init(route: Route) {
    self.route = route
  }

  /// For previews.
  init(stops: [String]) {
    route = Route(stops: stops)
  }

  var body: some View {
    Text(route.stops.joined(separator: ", "))
  }
}

/// The default argument is replaced by the one caller there is.
struct RouteMap: View {
  private var route: Route

  init(_ route: Route = Route()) {
    self.route = route
  }

  var body: some View {
    Text("\(route.stops.count)")
  }
}

struct Trip: View {
  @State private var route = Route(stops: ["Oslo"])

  var body: some View {
    RouteView(route: route)
    RouteMap(route)
  }
}
