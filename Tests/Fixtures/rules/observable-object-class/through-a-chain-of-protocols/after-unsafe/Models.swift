import Combine
import Observation

@Observable final class Album: Loading {  // expect: observable-object-class "Album"
  private(set) var isLoading = false

  func advance() {
    isLoading.toggle()
  }
}

/// Its protocol asks for a title only.
final class Cover: Titled {
  let title = "Cover"
}

@Observable final class Sleeve: Titled {  // expect: observable-object-class "Sleeve"
  var title = "Sleeve"
}

extension Sleeve: Sequencing {
  func advance() {
    title += "."
  }
}
