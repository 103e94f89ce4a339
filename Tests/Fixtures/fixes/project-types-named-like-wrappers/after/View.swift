import SwiftUI

struct EngineScreen: View {
  @SwiftUI.State private var engine = Engine()
  @SwiftUI.State private var second: Engine

  init() {
    _second = SwiftUI.State(wrappedValue: Engine())
  }

  var body: some View {
    EngineField(engine: engine)
    EngineName().environment(second)
  }
}

struct EngineField: View {
  @SwiftUI.Bindable var engine: Engine

  var body: some View { TextField("Name", text: $engine.name) }
}

struct EngineName: View {
  @SwiftUI.Environment(Engine.self) var engine

  var body: some View {
    @SwiftUI.Bindable var engine = engine
    TextField("Name", text: $engine.name)
  }

  var footer: some View { TextField("Name", text: SwiftUI.Bindable(engine).name) }
}
