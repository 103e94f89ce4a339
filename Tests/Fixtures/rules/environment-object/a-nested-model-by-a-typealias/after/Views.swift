import SwiftUI

struct Greeting: View {
  @Environment(Current.self) var session  // expect: environment-object "@EnvironmentObject"
  @Environment(Account.GuestSession.self)  // expect: environment-object "@EnvironmentObject"
  private var guest
  @SwiftUI.Environment(Account.Session.self) var same  // expect: environment-object "@SwiftUI.EnvironmentObject"

  var body: some View {
    Text(session.user ?? guest.user ?? same.user ?? "Nobody")
  }
}
