import SwiftUI

struct EngineScreen: View {
  @StateObject private var engine = Engine()
  @StateObject private var second: Engine

  init() {
    _second = StateObject(wrappedValue: Engine())
  }

  var body: some View {
    EngineField(engine: engine)
    EngineName().environmentObject(second)
  }
}

struct EngineField: View {
  @ObservedObject var engine: Engine

  var body: some View { TextField("Name", text: $engine.name) }
}

struct EngineName: View {
  @EnvironmentObject var engine: Engine

  var body: some View {
    TextField("Name", text: $engine.name)
  }

  var footer: some View { TextField("Name", text: $engine.name) }
}
