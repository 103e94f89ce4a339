import Combine
import Observation

final class Point: ObservableObject {
  @Published var name = ""
  var x = 0.0, y = 0.0
  var (width, height) = (1.0, 2.0)
}

@Observable final class Line {
  var name = ""
  let from = 0.0, to = 1.0
}
