import Combine
import Observation

@Observable final class Model {
  var target = 1
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  init(source: AnyPublisher<Int, Never>) {
    source.assign(to: \.target, on: self).store(in: &bag)
  }
}
