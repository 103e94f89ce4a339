import Observation

/// To tell the old value, the change works on a copy.
@Observable
final class Thermometer {
  var readings: [Double] = [] {
    didSet { print(oldValue.count) }
  }
  var peaks: [Double] = [] {
    didSet(before) { print(before.count) }
  }
  var lows: [Double] = [] {
    willSet { print(newValue.count) }
  }
  var all: [Double] {
    get { readings + peaks }
    set { readings = newValue }
  }

  func clean() {
    readings.removeAll { $0 == readings.last }
    peaks.removeAll { $0 == peaks.last }
    lows.removeAll { $0 == lows.last }
    all.removeAll { $0 == all.last }
  }
}
