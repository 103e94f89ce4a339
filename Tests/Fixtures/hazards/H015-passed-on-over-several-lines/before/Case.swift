import Combine
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

final class Session: ObservableObject {
  @Published var isOpen = false
  let profile: Profile

  private var cancellables = Set<AnyCancellable>()

  init(profile: Profile) {
    self.profile = profile

    profile.objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.profile.name)
    Toggle("Open", isOn: $session.isOpen)
  }
}
