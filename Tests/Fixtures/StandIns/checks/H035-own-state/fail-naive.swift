import SwiftUI

enum State { case idle, busy }

@Observable final class Model {
  var state = State.idle
}

struct Screen: View {
  @State private var model = Model()  // error: enum 'State' cannot be used as an attribute
  var body: some View { Text("") }
}
