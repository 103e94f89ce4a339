import SwiftUI

@Observable final class Chat {
  var messages: [String] = []
}

struct ChatBackground: View {
  // says-next: "its changes will no longer redraw it"
  var chat: Chat  // expect: observed-object "@ObservedObject"

  var body: some View {
    let _ = print("the chat has changed")
    Color.gray
  }
}

struct ChatView: View {
  @State private var chat = Chat()

  var body: some View {
    ZStack {
      ChatBackground(chat: chat)
      Button("Send") { chat.messages.append("Hi") }
    }
  }
}
