import Combine
import Observation

final class First: ObservableObject {
  @Published var name = ""
}

@Observable class Second {
  var name = ""
}

@Observable final class Third: Second {
  var count = 0
}
