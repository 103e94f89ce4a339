import SwiftUI

final class Route: ObservableObject {
  @Published var name = ""
  @Published var stops: [String] = []
}

struct RouteName: View {
  @ObservedObject var route: Route  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Name", text: $route.name) }
}

struct StopCount: View {
  @ObservedObject var route: Route  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(route.stops.count) stops") }
}

struct RouteScreen: View {
  @StateObject private var route = Route()

  var body: some View {
    RouteName(route: route)
    StopCount(route: route)
  }
}
