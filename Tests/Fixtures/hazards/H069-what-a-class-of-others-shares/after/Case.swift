import Permissions
import SwiftUI

/// What a class of others shares is one of that class, and none of the models here.
@Observable final class Session {
  var name = ""
}

struct Settings: View {
  @Environment(Session.self) var session  // expect: environment-object "@EnvironmentObject"
  @EnvironmentObject var permissions: PermissionCentre
  var body: some View { Text(permissions.isGranted ? session.name : "") }
}

struct Root: View {
  @State private var session = Session()
  @ObservedObject private var permissions = PermissionCentre.shared

  var body: some View {
    Text(permissions.isGranted ? session.name : "")
    Settings()
      .environment(session)
      .environmentObject(PermissionCentre.shared)
  }
}
