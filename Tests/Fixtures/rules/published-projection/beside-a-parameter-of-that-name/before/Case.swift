import Combine

/// A parameter or local `name` does not hide `$name`.
final class Episode: ObservableObject {
  @Published var name: String
  @Published var length = 0
  private var observers = Set<AnyCancellable>()

  init(name: String) {
    self.name = name
    $name.sink { print($0) }.store(in: &observers)  // expect: published-projection "$name"
  }

  func follow(_ length: Int) {
    let name = "\(length)"
    print(name)
    $name  // expect: published-projection "$name"
      .combineLatest($length)  // expect: published-projection "$length"
      .sink { print($0) }
      .store(in: &observers)
    Just(name).assign(to: &$name)  // expect: published-projection "$name"
  }
}
