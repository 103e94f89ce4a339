import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
}

struct Screen: View {
  @State private var model: Model
  init() { _model = State(wrappedValue: Model()) }
  func make() -> Model { Model() }
  var body: some View { Text(model.name) }
}
