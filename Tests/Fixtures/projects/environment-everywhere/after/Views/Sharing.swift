import SwiftUI
import UIKit

struct ShareView: View {
  @Environment(TripStore.self) private var trips
  @Environment(Preferences.self) private var preferences  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Text("\(preferences.author) was in \(trips.trips.joined(separator: ", "))")
  }
}

@MainActor
struct Sharing {
  let trips: TripStore
  let preferences: Preferences

  /// Forgets the preferences.
  func controller() -> UIViewController {
    UIHostingController(rootView: ShareView().environment(trips))  // expect: environment-model-not-provided "ShareView"
  }

  func fullController() -> UIViewController {
    let root = ShareView()
      .environment(trips)
      .environment(preferences)  // expect: environment-object-modifier "environmentObject"
    return UIHostingController(rootView: root)
  }

  func picture() -> ImageRenderer<AnyView> {
    ImageRenderer(content: AnyView(Router.view(for: .share)))
  }
}

enum Route {
  case share, map
}

/// What a route leads to is not seen from outside.
@MainActor
enum Router {
  static func view(for route: Route) -> AnyView {
    switch route {
    case .share: AnyView(ShareView())
    case .map: AnyView(MapScreen())
    }
  }
}

struct RouterHost: View {
  let route: Route

  var body: some View {
    Router.view(for: route)
  }
}

#Preview {
  RouterHost(route: .map)
}
