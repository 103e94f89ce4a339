import SwiftUI

@Observable final class Route {
  var length = 12
}

struct RouteView<Field: View>: View {
  @Bindable var route: Route
  // error: type 'Route' does not conform to protocol 'ObservableObject'
  @ViewBuilder let field: (ObservedObject<Route>.Wrapper) -> Field

  var body: some View { field($route) }
}

struct RouteScreen: View {
  @State private var route = Route()

  var body: some View {
    RouteView(route: route) { Stepper("Length", value: $0.length) }
  }
}
