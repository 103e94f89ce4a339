import SwiftUI
import Transport

class Channel: Endpoint {
  var name = "main"
}

final class Chatter: Channel {
  @Published var lines: [String] = []
}

struct ChatterView: View {
  @ObservedObject var chatter: Chatter

  var body: some View {
    Text(chatter.isConnected ? chatter.name : "offline")
    Button("Say") { chatter.lines.append("Hello") }
  }
}
