import SwiftUI

/// Of both.
extension Board {
  var fields: some View {
    VStack {
      TextField("Filter", text: $session.filter)
      TextField("Other", text: $other.filter)
    }
  }
}

struct Screen: View {
  @StateObject private var session = Session()

  var body: some View {
    Board(session: session).environmentObject(session)
  }
}
