import SwiftUI

@Observable final class Model {
  init(_ n: Int = 0) {}
}

struct Screen: View {
  @State private var vm = Model()
  init(n: Int) { _vm = State(wrappedValue: Model(n)) }
  var body: some View { Text("") }
}
