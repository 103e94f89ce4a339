import SwiftUI

final class Route: ObservableObject {
  @Published var length = 12
}

struct RouteView<Field: View>: View {
  @ObservedObject var route: Route
  // expect-next: object-wrapper "(ObservedObject<Route>.Wrapper) -> Field"
  @ViewBuilder let field: (ObservedObject<Route>.Wrapper) -> Field

  var body: some View { field($route) }  // expect: object-wrapper "$route"
}

struct RouteScreen: View {
  @StateObject private var route = Route()

  var body: some View {
    RouteView(route: route) { Stepper("Length", value: $0.length) }
  }
}
