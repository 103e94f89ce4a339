import SwiftUI

enum State { case idle, busy }

@Observable final class Model {
  var state = State.idle
}

struct Screen: View {
  @SwiftUI.State private var model = Model()
  @SwiftUI.Environment(Model.self) private var shared
  var body: some View { Text("") }
}
