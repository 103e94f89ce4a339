import Combine

final class Profile: ObservableObject {
  @Published var name: String

  init(name: Published<String>) {
    _name = name  // expect: published-storage "_name"
  }
}
