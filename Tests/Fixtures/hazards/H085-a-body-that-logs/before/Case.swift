import SwiftUI

final class Chat: ObservableObject {
  @Published var messages: [String] = []
}

struct ChatBackground: View {
  // says-next: "its changes will no longer redraw it"
  @ObservedObject var chat: Chat  // expect: observed-object "@ObservedObject"

  var body: some View {
    let _ = print("the chat has changed")
    Color.gray
  }
}

struct ChatView: View {
  @StateObject private var chat = Chat()

  var body: some View {
    ZStack {
      ChatBackground(chat: chat)
      Button("Send") { chat.messages.append("Hi") }
    }
  }
}
