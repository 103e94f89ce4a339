import SwiftUI

@Observable final class Server {
  var isRunning = false
  var isEnabled: Bool {
    get {
      access(keyPath: \.isEnabled)
      return storedIsEnabled
    }
    set {
      withMutation(keyPath: \.isEnabled) {
        storedIsEnabled = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("enabled") private var storedIsEnabled = false {
    didSet {
      isRunning = isEnabled
    }
  }
}

struct ServerView: View {
  @State private var server = Server()

  var body: some View {
    Toggle("Enabled", isOn: $server.isEnabled)
    Text(server.isRunning ? "Running" : "Stopped")
  }
}
