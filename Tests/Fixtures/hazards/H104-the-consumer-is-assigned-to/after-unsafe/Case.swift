import Combine
import SwiftUI

@Observable final class Login {
  private(set) var user: String? {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String?, Never>(user)

  func enter(_ user: String) { self.user = user }
}

@Observable final class Avatar {
  private(set) var initials = "?"
  @ObservationIgnored private var initialsAssignments: Set<AnyCancellable> = []

  init(login: Login) {
    login.userSubject  // expect: published-projection "$user"
      .map { user in user.map { String($0.prefix(2)) } ?? "?" }
      .sink { [weak self] in self?.initials = $0 }
      .store(in: &initialsAssignments)  // expect: published-projection "$initials"
  }
}

struct AvatarView: View {
  var avatar: Avatar

  var body: some View { Text(avatar.initials) }
}
