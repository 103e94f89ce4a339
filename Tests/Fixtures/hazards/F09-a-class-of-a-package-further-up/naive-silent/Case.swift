import SwiftUI
import Transport

class Channel: Endpoint {
  var name = "main"
}

@Observable final class Chatter: Channel {
  var lines: [String] = []
}

struct ChatterView: View {
  var chatter: Chatter

  var body: some View {
    // Lost: 'isConnected' is published by the package, and nobody subscribes to it any more.
    Text(chatter.isConnected ? chatter.name : "offline")
    Button("Say") { chatter.lines.append("Hello") }
  }
}
