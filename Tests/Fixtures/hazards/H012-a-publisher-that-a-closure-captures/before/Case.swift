import Combine
import SwiftUI

final class Weather {
  let changes = PassthroughSubject<Void, Never>()
}

final class Harbour: ObservableObject {
  @Published var ships = 0
  private var cancellables: Set<AnyCancellable> = []

  init(weather: Weather) {
    // The publisher is captured by its name alone, and is gone after the migration.
    weather.changes
      .sink { [objectWillChange] in objectWillChange.send() }  // expect: object-will-change "objectWillChange"
      .store(in: &cancellables)
  }
}

struct HarbourView: View {
  @ObservedObject var harbour: Harbour
  var body: some View { Text("\(harbour.ships)") }
}
