import Observation

import Combine

@Observable final class Echo {
  var call = "" {
    willSet { callSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var callSubject = CurrentValueSubject<_, Never>(call)
  var answer = ""
  @ObservationIgnored private var answerAssignments: Set<AnyCancellable> = []

  init() { callSubject.sink { [weak self] in self?.answer = $0 }.store(in: &answerAssignments) }
}
