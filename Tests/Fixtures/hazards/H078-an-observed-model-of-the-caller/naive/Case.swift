import SwiftUI

@Observable final class Route {
  var name = ""
  var stops: [String] = []
}

struct RouteName: View {
  @Bindable private var route: Route

  var body: some View { TextField("Name", text: $route.name) }
}

struct StopCount: View {
  private var route: Route

  var body: some View { Text("\(route.stops.count) stops") }
}

struct RouteScreen: View {
  @State private var route = Route()

  var body: some View {
    RouteName(route: route)  // error: 'RouteName' initializer is inaccessible due to 'private'
    StopCount(route: route)
  }
}
