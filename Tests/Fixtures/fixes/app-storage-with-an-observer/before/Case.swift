import SwiftUI

final class Server: ObservableObject {
  @Published var isRunning = false
  @AppStorage("enabled") var isEnabled = false {
    didSet {
      isRunning = isEnabled
    }
  }
}

struct ServerView: View {
  @StateObject private var server = Server()

  var body: some View {
    Toggle("Enabled", isOn: $server.isEnabled)
    Text(server.isRunning ? "Running" : "Stopped")
  }
}
