import Combine
import Observation

@Observable final class Model {
  var target = 1
  init(source: AnyPublisher<Int, Never>) {
    source.assign(to: &$target)  // error: cannot find '$target' in scope
  }
}
