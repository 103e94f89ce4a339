import Combine
import Observation

@Observable final class Download {
  var progress = 0.0 {
    willSet { progressSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var progressSubject = CurrentValueSubject<_, Never>(progress)
  var fileName = ""
}
