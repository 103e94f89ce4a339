import SwiftUI

@Observable final class Chat {
  var messages: [String] = []

  func log() {}
}

/// What it is given to draw reads the model while this body runs.
struct Frame<Content: View>: View {
  // says-not-next: "no longer redraw it"
  var chat: Chat  // expect: observed-object "@ObservedObject"
  @ViewBuilder let content: () -> Content

  var body: some View { content().onAppear { chat.log() } }
}

/// It is given what was drawn before.
struct Border<Content: View>: View {
  // says-next: "its changes will no longer redraw it"
  var chat: Chat  // expect: observed-object "@ObservedObject"
  let content: Content

  init(chat: Chat, @ViewBuilder content: () -> Content) {
    self.chat = chat
    self.content = content()
  }

  var body: some View { content.onAppear { chat.log() } }
}

/// What it is given reads the model in an action only.
struct Bar<Content: View>: View {
  // says-next: "its changes will no longer redraw it"
  var chat: Chat  // expect: observed-object "@ObservedObject"
  @ViewBuilder let content: () -> Content

  var body: some View { content().onAppear { chat.log() } }
}

struct ChatView: View {
  @State private var chat = Chat()

  var body: some View {
    Frame(chat: chat) { Text("\(chat.messages.count)") }
    Border(chat: chat) { Text("\(chat.messages.count)") }
    Bar(chat: chat) { Button("Print") { print(chat.messages.count) } }
  }
}
