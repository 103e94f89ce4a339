import Combine

final class WaterMeter: Meter {
  /// Counts what flows, and what it is about to replace.
  override var reading: Double {
    willSet { print("from", reading, "to", newValue) }
    didSet {
      add(reading - oldValue)
    }
  }
}
