import CoreLocation
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

/// Each one asks the system for places.
final class Compass: ObservableObject {
  @Published var heading = 0
  private let manager = CLLocationManager()
}

/// Of the project: it only keeps a name.
final class CMNameStore {
  var name = ""
}

final class Names: ObservableObject {
  @Published var count = 0
  let store = CMNameStore()
}

struct ChatView: View {
  @StateObject private var loader = Loader()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var settings = Settings()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var chat = Chat()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var compass = Compass()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var names = Names()

  var body: some View {
    Text(chat.text + loader.entries.joined() + "\(settings.size + compass.heading + names.count)")
  }
}
