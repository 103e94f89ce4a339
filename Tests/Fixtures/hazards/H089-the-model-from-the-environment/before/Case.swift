import SwiftUI

final class Profile: ObservableObject {
  @Published var nickname = ""
  @Published var isPublic = true
}

struct ProfileForm: View {
  @EnvironmentObject var profile: Profile  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Form {
      TextField("Nickname", text: self.$profile.nickname)
      Toggle("Public", isOn: $profile.isPublic)
      footer
    }
  }

  private var footer: some View {
    Text("Shown to \(self.profile.isPublic ? "all" : "friends")")
  }

  func nickname() -> Binding<String> { self.$profile.nickname }
}

struct ProfileScreen: View {
  @StateObject private var profile = Profile()

  var body: some View { ProfileForm().environmentObject(profile) }
}
