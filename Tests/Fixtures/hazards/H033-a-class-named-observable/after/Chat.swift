import SwiftUI

@Observable final class Chat {
  var lines: [String] = []
  private let incoming: Observable<String>

  init(incoming: Observable<String>) {
    self.incoming = incoming
    incoming.subscribe { [weak self] in self?.lines.append($0) }
  }
}

struct ChatView: View {
  var chat: Chat

  var body: some View {
    ForEach(chat.lines, id: \.self) { Text($0) }
  }
}
