import SwiftUI

@Observable final class Profile {
  var nickname = ""
  var isPublic = true
}

struct ProfileForm: View {
  @Environment(Profile.self) var profile  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var profile = profile
    Form {
      TextField("Nickname", text: $profile.nickname)
      Toggle("Public", isOn: $profile.isPublic)
      footer
    }
  }

  private var footer: some View {
    Text("Shown to \(self.profile.isPublic ? "all" : "friends")")
  }

  func nickname() -> Binding<String> { Bindable(self.profile).nickname }
}

struct ProfileScreen: View {
  @State private var profile = Profile()

  var body: some View { ProfileForm().environment(profile) }
}
