import Permissions
import SwiftUI

/// What a class of others shares is one of that class, and none of the models here.
final class Session: ObservableObject {
  @Published var name = ""
}

struct Settings: View {
  @EnvironmentObject var session: Session  // expect: environment-object "@EnvironmentObject"
  @EnvironmentObject var permissions: PermissionCentre
  var body: some View { Text(permissions.isGranted ? session.name : "") }
}

struct Root: View {
  @StateObject private var session = Session()
  @ObservedObject private var permissions = PermissionCentre.shared

  var body: some View {
    Text(permissions.isGranted ? session.name : "")
    Settings()
      .environmentObject(session)
      .environmentObject(PermissionCentre.shared)
  }
}
