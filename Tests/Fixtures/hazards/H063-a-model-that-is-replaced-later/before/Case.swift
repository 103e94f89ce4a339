import SwiftUI

final class Route: ObservableObject {
  @Published var stops: [String] = []
}

struct RouteView: View {
  @ObservedObject var route: Route  // expect: observed-object "@ObservedObject"

  var body: some View { List(route.stops, id: \.self) { Text($0) } }

  mutating func show(_ other: Route) { route = other }

  func showing(_ other: Route) -> RouteView {
    var copy = self
    copy.route = other
    return copy
  }
}

struct RoutesView: View {
  @StateObject private var outward = Route()
  @StateObject private var inward = Route()

  var body: some View { RouteView(route: outward).showing(inward) }
}
