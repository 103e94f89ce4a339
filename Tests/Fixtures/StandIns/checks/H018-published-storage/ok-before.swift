import Combine

final class Model: ObservableObject {
  @Published var name: String
  @Published var other: String
  init(name: String) {
    _name = Published(initialValue: name)
    _other = .init(wrappedValue: name)
  }
}
