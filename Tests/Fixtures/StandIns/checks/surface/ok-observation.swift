import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
  var items: [Entry] = []
  @ObservationIgnored var cache = 0
  @ObservationIgnored lazy var heavy = 3
  struct Entry: Identifiable, Hashable {
    let id: Int
    var title: String
  }
}

struct Owner: View {
  @State private var model = Model()
  @State var other: Model
  @Bindable var given: Model
  @Environment(Model.self) private var shared
  @Environment(Model.self) private var perhaps: Model?

  init(given: Model) {
    self.given = given
    _other = State(wrappedValue: Model())
  }

  var body: some View {
    @Bindable var shared = shared
    TextField("", text: $model.name)
    TextField("", text: $given.name)
    TextField("", text: $shared.name)
    TextField("", text: Bindable(other).name)
    ForEach($model.items) { $entry in TextField("", text: $entry.title) }
    if let perhaps {
      @Bindable var perhaps = perhaps
      TextField("", text: $perhaps.name)
    }
    Child(model: model).environment(model).environment(perhaps)
      .onChange(of: model.name, initial: true) { print(model.name) }
      .sheet(isPresented: .constant(true)) { Child(model: given) }
    Toggle("", isOn: Binding(get: { model.name.isEmpty }, set: { _ in model.name = "" }))
  }
}

struct Child: View {
  var model: Model
  var body: some View {
    Text(model.name)
    ForEach([model], id: \.name) { model in
      @Bindable var model = model
      TextField("", text: $model.name)
    }
  }
}

final class Tracker {
  @MainActor func track(_ model: Model) {
    withObservationTracking { _ = model.name } onChange: { print("changes") }
  }
}
