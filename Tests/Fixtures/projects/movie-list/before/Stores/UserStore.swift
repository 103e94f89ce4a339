import Combine
import Foundation

struct UserInfo: Equatable {
  var name: String
  var favouriteGenre: String
}

final class UserStore: ObservableObject {  // expect: observable-object-class "UserStore"
  @Published var currentUserInfo: UserInfo?  // expect: published-property "@Published"
  /// Shown nowhere.
  var lastSignIn: Date?  // expect: unpublished-stored-property "lastSignIn"

  var isSignedIn: Bool { currentUserInfo != nil }

  func signIn(name: String, genre: String) {
    currentUserInfo = UserInfo(name: name, favouriteGenre: genre)
    lastSignIn = Date()
  }

  func signOut() {
    currentUserInfo = nil
  }
}
