import Combine
import Observation

@Observable final class Child {
  var count = 0
}

final class Parent: ObservableObject {
  let child = Child()
  private var bag = Set<AnyCancellable>()
  init() {
    child.objectWillChange  // error: value of type 'Child' has no member 'objectWillChange'
      .sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
  }
}
