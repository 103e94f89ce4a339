import Combine
import Observation

/// A parameter or local `name` does not hide `$name`.
@Observable final class Episode {
  var name: String {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(name)
  @ObservationIgnored private var nameAssignments: Set<AnyCancellable> = []
  var length = 0 {
    willSet { lengthSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lengthSubject = CurrentValueSubject<_, Never>(length)
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init(name: String) {
    self.name = name
    nameSubject.sink { print($0) }.store(in: &observers)  // expect: published-projection "$name"
  }

  func follow(_ length: Int) {
    let name = "\(length)"
    print(name)
    nameSubject  // expect: published-projection "$name"
      .combineLatest(lengthSubject)  // expect: published-projection "$length"
      .sink { print($0) }
      .store(in: &observers)
    Just(name).sink { [weak self] in self?.name = $0 }.store(in: &nameAssignments)  // expect: published-projection "$name"
  }
}
