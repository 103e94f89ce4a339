import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct ProfileScreen: View {
  @State private var profile = Profile()

  var body: some View {
    NameField(profile: profile)
    Avatar(of: self.profile)
  }
}

struct NameField: View {
  @Bindable var profile: Profile  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}

struct Avatar: View {
  private var owner: Profile  // expect: state-object-on-injected-model "@StateObject"

  init(of person: Profile) {
    self.owner = person
  }

  var body: some View {
    Text(owner.name.prefix(1))
  }
}
