import Combine
import SwiftUI

final class Login: ObservableObject {
  @Published private(set) var user: String?

  func enter(_ user: String) { self.user = user }
}

final class Avatar: ObservableObject {
  @Published private(set) var initials = "?"

  init(login: Login) {
    login.$user  // expect: published-projection "$user"
      .map { user in user.map { String($0.prefix(2)) } ?? "?" }
      .assign(to: &$initials)  // expect: published-projection "$initials"
  }
}

struct AvatarView: View {
  @ObservedObject var avatar: Avatar

  var body: some View { Text(avatar.initials) }
}
