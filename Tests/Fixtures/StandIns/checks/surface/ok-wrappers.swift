import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
  @Published var items: [Entry] = []
  @Published var chosen: Entry?
  struct Entry: Identifiable, Hashable {
    let id: Int
    var title: String
  }
}

struct Owner: View {
  @StateObject private var model = Model()
  @StateObject var other: Model
  @ObservedObject var given: Model
  @EnvironmentObject private var shared: Model

  init(given: Model) {
    self.given = given
    _other = StateObject(wrappedValue: Model())
  }

  var body: some View {
    TextField("", text: $model.name)
    TextField("", text: $given.name).onReceive(given.$name) { print($0) }
    TextField("", text: $shared.name)
    ForEach($model.items) { $entry in TextField("", text: $entry.title) }
    List($given.items) { $entry in Text(entry.title) }
    if let entry = Binding($model.chosen) { TextField("", text: entry.title) }
    Child(name: $model.name, model: given, wrapper: $model)
      .environmentObject(model)
      .onReceive(model.objectWillChange) { _ in }
    TextField("", text: Binding(get: { model.name }, set: { model.name = $0 }))
    TextField("", text: Binding(projectedValue: $model.name).animation())
  }
}

struct Child: View {
  @Binding var name: String
  @ObservedObject var model: Model
  var wrapper: ObservedObject<Model>.Wrapper
  init(name: Binding<String>, model: Model, wrapper: ObservedObject<Model>.Wrapper) {
    _name = name
    _model = ObservedObject(initialValue: model)
    self.wrapper = wrapper
  }
  var body: some View {
    TextField("", text: $name)
    TextField("", text: wrapper.name)
    @ObservedObject var local = model
    TextField("", text: $local.name)
  }
}

struct Observed: DynamicProperty {
  @StateObject private var model = Model()
  @State private var count = 0
  @MainActor var name: String { model.name }
}

struct Stored: View {
  @AppStorage("a") private var flag = false
  @AppStorage("b") private var mode: Mode = .one
  @AppStorage("c") private var name: String?
  @SceneStorage("d") private var tab = 1
  @FocusState private var field: Mode?
  @FocusState private var isFocused: Bool
  enum Mode: String { case one, two }
  var body: some View {
    Toggle("", isOn: $flag).focused($field, equals: .one)
    TextField("", text: .constant(name ?? "")).focused($isFocused)
      .onAppear { field = .two; isFocused = true; mode = .two; tab = 3 }
  }
}
