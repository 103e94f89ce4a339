import SwiftUI

@Observable final class Compass {
  var heading = 0.0
}

@Observable final class Route {
  var stops = 0
}

@main
struct AtlasApp: App {
  @State private var compass = Compass()
  @State private var route = Route()

  var body: some Scene {
    WindowGroup {
      Atlas()
        .environment(compass)  // expect: environment-object-modifier "environmentObject"
        .environment(route)  // expect: environment-object-modifier "environmentObject"
    }
  }
}

struct Atlas: View {
  @Environment(Compass.self) private var compass
  @Environment(Route.self) private var route

  var body: some View {
    Text("\(compass.heading) \(route.stops)")
    Legend()
  }
}

struct Marker: View {
  @Environment(Compass.self) private var compass

  var body: some View { Text("\(compass.heading)") }
}
