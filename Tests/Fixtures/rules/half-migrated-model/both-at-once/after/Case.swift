import SwiftUI

@MainActor
protocol Screen: AnyObject {
  var title: String { get }
}

@Observable
final class Session {  // expect: half-migrated-model "Session"
  var user = ""
}

@MainActor @Observable
final class Inbox: Screen {  // expect: half-migrated-model "Inbox"
  var title = "Inbox"
  var count = 0
}

struct InboxView: View {
  @State private var inbox = Inbox()
  @Environment(Session.self) var session

  var body: some View {
    Text("\(session.user): \(inbox.count)").environment(session)
  }
}
