import Combine

final class Kettle: ObservableObject {
  @Published var isBoiling = false
}

/// Takes note of a model; it holds none itself.
struct Label {
  let text: String

  init<Model: ObservableObject>(for model: Model) { text = "\(type(of: model))" }
}

func label(for kettle: Kettle) -> String {
  // expect-next: constrained-to-observable-object "Label"
  Label(for: kettle).text
}
