import SwiftUI

final class Palette: ObservableObject {
  @Published var name = "Dusk"
}

/// In '@Environment(Palette.self)' it would be the property itself.
struct NameView: View {
  @EnvironmentObject var Palette: Palette  // expect: unsupported-declaration "Palette"

  var body: some View { Text(Palette.name) }
}

final class Session: ObservableObject {
  @Published var user = ""
}

/// A function hides the type as well.
struct UserView: View {
  @EnvironmentObject var session: Session

  static func Session() -> Int { 1 }  // expect: unsupported-declaration "Session"

  var body: some View { Text(session.user) }
}

struct RootView: View {
  @StateObject private var palette = Palette()
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      NameView()
      UserView()
    }
    .environmentObject(palette)
    .environmentObject(session)
  }
}
