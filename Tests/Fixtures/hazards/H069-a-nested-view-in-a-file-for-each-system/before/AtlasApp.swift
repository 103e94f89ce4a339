import SwiftUI

final class Compass: ObservableObject {
  @Published var heading = 0.0
}

final class Route: ObservableObject {
  @Published var stops = 0
}

@main
struct AtlasApp: App {
  @StateObject private var compass = Compass()
  @StateObject private var route = Route()

  var body: some Scene {
    WindowGroup {
      Atlas()
        .environmentObject(compass)  // expect: environment-object-modifier "environmentObject"
        .environmentObject(route)  // expect: environment-object-modifier "environmentObject"
    }
  }
}

struct Atlas: View {
  @EnvironmentObject private var compass: Compass
  @EnvironmentObject private var route: Route

  var body: some View {
    Text("\(compass.heading) \(route.stops)")
    Legend()
  }
}

struct Marker: View {
  @EnvironmentObject private var compass: Compass

  var body: some View { Text("\(compass.heading)") }
}
