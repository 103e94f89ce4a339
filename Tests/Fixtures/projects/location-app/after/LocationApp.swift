import SwiftUI

/// Everything below makes its own model, so nothing is injected here. An earlier sketch had
/// `@StateObject private var locationManager = LocationManager()` at this place.
@main
struct LocationApp: App {
  var body: some Scene {
    WindowGroup {
      RootTabs()
    }
  }
}

private struct RootTabs: View {
  var body: some View {
    TabView {
      LocationMapView()
        .tabItem { Label("Map", systemImage: "map") }
      NavigationStack {
        LocationListView()
      }
      .tabItem { Label("Places", systemImage: "building") }
      NavigationStack {
        ProfileView()
      }
      .tabItem { Label("Profile", systemImage: "person") }
    }
  }
}
