import SwiftUI

@Observable final class Profile {
  var name = ""
}

@Observable final class Sitting {
  var seats = 0
}

struct Route {
  var screen: AnyView

  @MainActor static func editor(of profile: Profile) -> Route {
    Route(screen: AnyView(ProfileEditor(profile: profile)))
  }

  @MainActor static func seats(in sitting: Sitting) -> Route {
    Route(screen: AnyView(SeatView(sitting: sitting)))
  }
}

struct Detour {
  @MainActor static func seats(in sitting: Sitting) -> Detour { Detour() }
}

struct Router {
  func route(to route: Route) {}
}

@propertyWrapper
struct Routed: DynamicProperty {
  @State private var router = Router()

  var wrappedValue: Router { router }
}

struct ProfileView: View {
  @State private var profile = Profile()
  @State private var sitting = Sitting()
  @Routed private var router

  var body: some View {
    Button("Edit") { router.route(to: .editor(of: profile)) }
    Button("Sit") { router.route(to: .seats(in: sitting)) }
  }
}

struct ProfileEditor: View {
  var profile: Profile  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(profile.name) }
}

/// Two types have a member of that name.
struct SeatView: View {
  // says-next: "may be a member of several types"
  @State var sitting: Sitting

  var body: some View { Text("\(sitting.seats)") }
}
