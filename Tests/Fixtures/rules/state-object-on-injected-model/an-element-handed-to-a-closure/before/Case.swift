import SwiftUI

final class Message: ObservableObject, Identifiable {
  let id = 0
  @Published var text = ""
}

final class Inbox: ObservableObject {
  @Published var messages: [Message] = []
  @Published var opened: Message?
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox

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
  @StateObject var message: Message  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(message.text)
  }
}

struct MessageDetail: View {
  @StateObject private var message: Message  // expect: state-object-on-injected-model "@StateObject"

  init(_ message: Message) {
    _message = StateObject(wrappedValue: message)
  }

  var body: some View {
    Text(message.text)
  }
}
