import SwiftUI

@Observable final class Profile {
  var nickname = ""
  var isPublic = true
}

struct ProfileForm: View {
  @Environment(Profile.self) var profile

  var body: some View {
    @Bindable var profile = profile
    Form {
      TextField("Nickname", text: self.$profile.nickname)  // error: has no member '$profile'
      Toggle("Public", isOn: $profile.isPublic)
      footer
    }
  }

  private var footer: some View {
    Text("Shown to \(self.profile.isPublic ? "all" : "friends")")
  }

  func nickname() -> Binding<String> {
    self.$profile.nickname  // error: value of type 'ProfileForm' has no member '$profile'
  }
}

struct ProfileScreen: View {
  @State private var profile = Profile()

  var body: some View { ProfileForm().environment(profile) }
}
