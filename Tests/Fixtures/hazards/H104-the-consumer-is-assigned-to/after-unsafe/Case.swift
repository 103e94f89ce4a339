import Combine
import SwiftUI

@Observable final class Login {
  private(set) var user: String? {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String?, Never>(user)

  func enter(_ user: String) { self.user = user }
}

final class Avatar: ObservableObject {
  @Published private(set) var initials = "?"

  init(login: Login) {
    login.userSubject  // expect: published-projection "$user"
      .map { user in user.map { String($0.prefix(2)) } ?? "?" }
      .assign(to: &$initials)  // expect: published-projection "$initials"
  }
}

struct AvatarView: View {
  @ObservedObject var avatar: Avatar

  var body: some View { Text(avatar.initials) }
}
