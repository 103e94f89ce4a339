import SwiftUI

struct UserView: View {
  @Environment(UserStore.self) var userStore  // expect: environment-object "@EnvironmentObject"
  @State private var userName = ""
  @State private var favouriteGenre = ""

  var body: some View {
    Form {
      if userStore.isSignedIn {
        Button("Sign out") { userStore.signOut() }
      } else {
        TextField("Name", text: $userName)
        TextField("Favourite genre", text: $favouriteGenre)
        Button("Sign in") {
          userStore.signIn(name: userName, genre: favouriteGenre)
        }
      }
    }
    .onAppear { copyIn(from: userStore.currentUserInfo) }
  }

  private func copyIn(from userStore: UserInfo?) {
    guard let userStore else { return }
    userName = userStore.name
    favouriteGenre = userStore.favouriteGenre
  }
}
