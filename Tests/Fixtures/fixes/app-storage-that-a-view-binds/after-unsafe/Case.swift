import SwiftUI

@Observable final class Server {
  var isRunning = false
  var isReadOnly: Bool {
    get {
      access(keyPath: \.isReadOnly)
      return storedIsReadOnly
    }
    set {
      withMutation(keyPath: \.isReadOnly) {
        storedIsReadOnly = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("readOnly") private var storedIsReadOnly = false
}

struct ServerView: View {
  @State private var server = Server()

  var body: some View {
    Toggle("Read only", isOn: $server.isReadOnly)
    Text(server.isReadOnly ? "No writing" : "Writing")
    Text(server.isRunning ? "Running" : "Stopped")
  }
}
