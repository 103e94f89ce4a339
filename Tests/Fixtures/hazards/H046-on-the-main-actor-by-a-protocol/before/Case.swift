import SwiftUI
import UIKit

/// The protocol takes the class to the main actor: it needs no wrapper for that.
@MainActor final class Chat: ObservableObject {
  static let shared = Chat()
  @Published var lines: [String] = []
}

final class ChatDelegate: NSObject, UIApplicationDelegate {
  @ObservedObject var chat = Chat.shared

  func applicationDidBecomeActive(_ application: UIApplication) { chat.lines.append("active") }
}

struct ChatView: View {
  @ObservedObject var chat: Chat
  var body: some View { Text(chat.lines.joined()) }
}
