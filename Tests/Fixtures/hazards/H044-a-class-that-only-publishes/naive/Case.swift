import Combine

/// Publishes to subscribers of its own; no view ever observes it.
final class Radio {
  private(set) var station = "Harbour"
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $station.sink { print($0) }.store(in: &subscriptions)  // error: cannot find '$station' in scope
  }

  func tune(to station: String) { self.station = station }
}
