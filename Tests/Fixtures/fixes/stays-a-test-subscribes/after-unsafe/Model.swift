import Combine
import Observation

@Observable final class Timer {
  var seconds = 0 {
    willSet { secondsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var secondsSubject = CurrentValueSubject<_, Never>(seconds)
}
