import Combine
import SwiftUI

final class Almanac: ObservableObject {
  @Published var day = 1
  @Published private(set) var line = ""
  private var cancellables: Set<AnyCancellable> = []

  init(mornings: PassthroughSubject<Void, Never>) {
    mornings
      // What is captured by its name alone is the subject from now on.
      .map { [$day] _ in $day.map { "\($0)" } }  // expect: published-projection "$day" ; published-projection "$day"
      .switchToLatest()
      .sink { [weak self] in self?.line = $0 }
      .store(in: &cancellables)
  }
}

struct AlmanacView: View {
  @ObservedObject var almanac: Almanac

  var body: some View { Text(almanac.line) }
}
