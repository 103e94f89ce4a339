import SwiftUI

// Loses: a published property was copied, changed and put back; an observed one is changed in
// place, and reading it meanwhile aborts the program ("simultaneous accesses").
@Observable final class Inbox {
  private(set) var messages = ["Hello", "Bye", "Bye"]

  func removeDoubles() {
    messages.removeAll { message in
      messages.filter { $0 == message }.count > 1  // expect: mutation-reads-itself "messages"
    }
  }

  func sortByUse() {
    self.messages.sort { a, _ in self.messages.first == a }
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()

  var body: some View {
    List(inbox.messages, id: \.self) { Text($0) }
    Button("Tidy") { inbox.removeDoubles() }
    Button("Sort") { inbox.sortByUse() }
  }
}
