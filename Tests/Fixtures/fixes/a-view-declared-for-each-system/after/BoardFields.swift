import SwiftUI

/// Of both.
extension Board {
  var fields: some View {
    VStack {
      TextField("Filter", text: $session.filter)
      TextField("Other", text: Bindable(other).filter)
    }
  }
}

struct Screen: View {
  @State private var session = Session()

  var body: some View {
    Board(session: session).environment(session)
  }
}
