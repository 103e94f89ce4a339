import SwiftUI

final class Server: ObservableObject {
  @Published var isRunning = false
  @AppStorage("readOnly") var isReadOnly = false
}

struct ServerView: View {
  @StateObject private var server = Server()

  var body: some View {
    Toggle("Read only", isOn: $server.isReadOnly)
    Text(server.isReadOnly ? "No writing" : "Writing")
    Text(server.isRunning ? "Running" : "Stopped")
  }
}
