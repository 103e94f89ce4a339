import Foundation
import SwiftUI

final class Archive {
  func load() -> [String] { [] }
}

final class Loader: ObservableObject {
  @Published var entries: [String] = {
    Archive().load()
  }()
}

final class Settings: ObservableObject {
  @Published var size = UserDefaults.standard.integer(forKey: "size")
}

final class Session: ObservableObject {
  @Published var name = ""

  init() {
    connect()
  }

  private func connect() {
    name = "connected"
  }
}

final class Chat: ObservableObject {
  @Published var text = ""
  let session = Session()
}

struct ChatView: View {
  @StateObject private var loader = Loader()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var settings = Settings()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var chat = Chat()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text(chat.text + loader.entries.joined() + "\(settings.size)")
  }
}
