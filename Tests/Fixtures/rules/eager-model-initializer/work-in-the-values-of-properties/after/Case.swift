import CoreLocation
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

/// Each one asks the system for places.
@Observable final class Compass {
  var heading = 0
  private let manager = CLLocationManager()
}

/// Of the project: it only keeps a name.
final class CMNameStore {
  var name = ""
}

@Observable final class Names {
  var count = 0
  let store = CMNameStore()
}

struct ChatView: View {
  @State private var loader = Loader()  // expect: eager-model-initializer "@StateObject"
  @State private var settings = Settings()  // expect: eager-model-initializer "@StateObject"
  @State private var chat = Chat()  // expect: eager-model-initializer "@StateObject"
  @State private var compass = Compass()  // expect: eager-model-initializer "@StateObject"
  @State private var names = Names()

  var body: some View {
    Text(chat.text + loader.entries.joined() + "\(settings.size + compass.heading + names.count)")
  }
}
