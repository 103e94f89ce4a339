import Combine
import Foundation
import Observation

struct UserInfo: Equatable {
  var name: String
  var favouriteGenre: String
}

@Observable final class UserStore {  // expect: observable-object-class "UserStore"
  var currentUserInfo: UserInfo?  // expect: published-property "@Published"
  /// Shown nowhere.
  @ObservationIgnored var lastSignIn: Date?  // expect: unpublished-stored-property "lastSignIn"

  var isSignedIn: Bool { currentUserInfo != nil }

  func signIn(name: String, genre: String) {
    currentUserInfo = UserInfo(name: name, favouriteGenre: genre)
    lastSignIn = Date()
  }

  func signOut() {
    currentUserInfo = nil
  }
}
