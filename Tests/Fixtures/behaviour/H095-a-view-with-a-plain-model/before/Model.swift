import SwiftUI

final class Windsock: ObservableObject {
  @Published var direction = "west"
}

struct WindsockView: View {
  let sock: Windsock

  var body: some View { Text("wind from \(sock.direction)") }
}
