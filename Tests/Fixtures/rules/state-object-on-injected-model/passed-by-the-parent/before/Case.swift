import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

struct ProfileScreen: View {
  @StateObject private var profile = Profile()

  var body: some View {
    NameField(profile: profile)
    Avatar(of: self.profile)
  }
}

struct NameField: View {
  @StateObject var profile: Profile  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}

struct Avatar: View {
  @StateObject private var owner: Profile  // expect: state-object-on-injected-model "@StateObject"

  init(of person: Profile) {
    _owner = StateObject(wrappedValue: person)
  }

  var body: some View {
    Text(owner.name.prefix(1))
  }
}
