import SwiftUI

struct Greeting: View {
  @EnvironmentObject var session: Current  // expect: environment-object "@EnvironmentObject"
  @EnvironmentObject  // expect: environment-object "@EnvironmentObject"
  private var guest: Account.GuestSession
  @SwiftUI.EnvironmentObject var same: Account.Session  // expect: environment-object "@SwiftUI.EnvironmentObject"

  var body: some View {
    Text(session.user ?? guest.user ?? same.user ?? "Nobody")
  }
}
