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

    profile.objectWillChange  // error: value of type 'Profile' has no member 'objectWillChange'
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

struct SessionView: View {
  @Bindable var session: Session

  var body: some View {
    Text(session.profile.name)
    Toggle("Open", isOn: $session.isOpen)
  }
}
