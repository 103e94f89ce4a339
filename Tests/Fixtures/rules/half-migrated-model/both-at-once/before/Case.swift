import SwiftUI

@MainActor
protocol Screen: AnyObject {
  var title: String { get }
}

@Observable
final class Session: ObservableObject {  // expect: half-migrated-model "Session"
  var user = ""
}

@MainActor @Observable
final class Inbox: Screen {  // expect: half-migrated-model "Inbox"
  var title = "Inbox"
  var count = 0
}

extension Inbox: ObservableObject {}

struct InboxView: View {
  @StateObject private var inbox = Inbox()
  @EnvironmentObject var session: Session

  var body: some View {
    Text("\(session.user): \(inbox.count)").environmentObject(session)
  }
}
