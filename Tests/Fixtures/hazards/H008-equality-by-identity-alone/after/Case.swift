import SwiftUI

struct Message: Identifiable, Equatable {
  let id: Int
  var text: String
  var isRead = false

  static func == (lhs: Message, rhs: Message) -> Bool { lhs.id == rhs.id }
}

struct Sender: Equatable {
  let id: Int
  var name: String
}

@Observable final class Inbox {
  var latest = Message(id: 0, text: "Welcome")  // expect: custom-equality-hides-changes "latest"
  var messages: [Message] = []
  var sender = Sender(id: 1, name: "Ada")

  func read() {
    latest = Message(id: latest.id, text: latest.text, isRead: true)
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()

  var body: some View {
    Text(inbox.latest.isRead ? "Read" : "New")
    ForEach(inbox.messages) { Text($0.text) }
    Text(inbox.sender.name)
    Button("Read") { inbox.read() }
  }
}
