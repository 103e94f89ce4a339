import SwiftUI

final class Inbox: ObservableObject {
  @Published private(set) var messages = ["Hello", "Bye", "Bye"]

  func removeDoubles() {
    messages.removeAll { message in
      messages.filter { $0 == message }.count > 1  // expect: mutation-reads-itself "messages"
    }
  }

  func sortByUse() {
    self.messages.sort { a, _ in self.messages.first == a }  // expect: mutation-reads-itself "messages"
  }
}

struct InboxView: View {
  @StateObject private var inbox = Inbox()

  var body: some View {
    List(inbox.messages, id: \.self) { Text($0) }
    Button("Tidy") { inbox.removeDoubles() }
    Button("Sort") { inbox.sortByUse() }
  }
}
