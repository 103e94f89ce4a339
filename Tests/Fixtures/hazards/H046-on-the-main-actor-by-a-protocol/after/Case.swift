import SwiftUI
import UIKit

/// The protocol takes the class to the main actor: it needs no wrapper for that.
@MainActor @Observable final class Chat {
  static let shared = Chat()
  var lines: [String] = []
}

final class ChatDelegate: NSObject, UIApplicationDelegate {
  var chat = Chat.shared

  func applicationDidBecomeActive(_ application: UIApplication) { chat.lines.append("active") }
}

struct ChatView: View {
  var chat: Chat
  var body: some View { Text(chat.lines.joined()) }
}
