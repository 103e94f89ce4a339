import SwiftUI

@Observable final class Message: Identifiable {
  let id = 0
  var text = ""
}

@Observable final class Inbox {
  var messages: [Message] = []
  var opened: Message?
}

struct InboxView: View {
  @Bindable var inbox: Inbox

  var body: some View {
    List(inbox.messages) { message in
      MessageRow(message: message)
    }
    .sheet(item: $inbox.opened) {
      MessageDetail($0)
    }
  }
}

struct MessageRow: View {
  var message: Message  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(message.text)
  }
}

struct MessageDetail: View {
  private var message: Message  // expect: state-object-on-injected-model "@StateObject"

  init(_ message: Message) {
    self.message = message
  }

  var body: some View {
    Text(message.text)
  }
}
