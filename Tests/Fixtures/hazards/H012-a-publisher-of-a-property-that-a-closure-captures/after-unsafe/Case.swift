import Combine
import SwiftUI

@Observable final class Almanac {
  var day = 1 {
    willSet { daySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var daySubject = CurrentValueSubject<_, Never>(day)
  private(set) var line = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(mornings: PassthroughSubject<Void, Never>) {
    mornings
      // What is captured by its name alone is the subject from now on.
      .map { [daySubject] _ in daySubject.map { "\($0)" } }  // expect: published-projection "$day" ; published-projection "$day"
      .switchToLatest()
      .sink { [weak self] in self?.line = $0 }
      .store(in: &cancellables)
  }
}

struct AlmanacView: View {
  var almanac: Almanac

  var body: some View { Text(almanac.line) }
}
