import Combine
import SwiftUI

@Observable final class Profile {
  var name = ""
}

@Observable final class Session {
  var isOpen = false
  let profile: Profile

  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(profile: Profile) {
    self.profile = profile
  }
}

struct SessionView: View {
  @Bindable var session: Session

  var body: some View {
    Text(session.profile.name)
    Toggle("Open", isOn: $session.isOpen)
  }
}
