import Combine

final class Album: Loading {  // expect: observable-object-class "Album"
  @Published private(set) var isLoading = false

  func advance() {
    isLoading.toggle()
  }
}

/// Its protocol asks for a title only.
final class Cover: Titled {
  let title = "Cover"
}

final class Sleeve: Titled {  // expect: observable-object-class "Sleeve"
  @Published var title = "Sleeve"
}

extension Sleeve: Sequencing {
  func advance() {
    title += "."
  }
}
