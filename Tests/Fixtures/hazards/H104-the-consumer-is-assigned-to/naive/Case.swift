import Combine
import SwiftUI

final class Login: ObservableObject {
  @Published private(set) var user: String?

  func enter(_ user: String) { self.user = user }
}

@Observable final class Avatar {
  private(set) var initials = "?"

  init(login: Login) {
    login.$user
      .map { user in user.map { String($0.prefix(2)) } ?? "?" }
      .assign(to: &$initials)  // error: cannot find '$initials' in scope
  }
}

struct AvatarView: View {
  var avatar: Avatar

  var body: some View { Text(avatar.initials) }
}
