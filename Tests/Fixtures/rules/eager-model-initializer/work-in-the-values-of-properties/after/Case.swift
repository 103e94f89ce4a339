import Foundation
import SwiftUI

final class Archive {
  func load() -> [String] { [] }
}

@Observable final class Loader {
  var entries: [String] = {
    Archive().load()
  }()
}

@Observable final class Settings {
  var size = UserDefaults.standard.integer(forKey: "size")
}

@Observable final class Session {
  var name = ""

  init() {
    connect()
  }

  private func connect() {
    name = "connected"
  }
}

@Observable final class Chat {
  var text = ""
  let session = Session()
}

struct ChatView: View {
  @State private var loader = Loader()  // expect: eager-model-initializer "@StateObject"
  @State private var settings = Settings()  // expect: eager-model-initializer "@StateObject"
  @State private var chat = Chat()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text(chat.text + loader.entries.joined() + "\(settings.size)")
  }
}
