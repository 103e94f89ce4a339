import Combine

final class Profile: ObservableObject {
  @Published var name: String

  init(name: String) {
    self.name = name
  }
}
