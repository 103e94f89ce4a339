import Combine
import Foundation
import Observation

@MainActor
@Observable
final class Meter {
  var value = 0.0
  let unit = "kWh", digits = 2
  static let shared = Meter()
  static var count = 0
  var rounded: Double { (value * 10).rounded() / 10 }
  var half: Double {
    get { value / 2 }
    set { value = newValue * 2 }
  }
  var isHigh: Bool
  {
    let limit = 10.0
    var isHigh = value > limit
    if !isHigh { isHigh = value.isNaN }
    return isHigh
  }

  /// A value inside of a model, and a class that is none.
  struct Tariff {
    var price = 1.0
    lazy var label = "\(price)"
  }

  final class Log {
    var lines: [String] = []
  }

  enum Mode {
    case day, night
    var next: Mode { self == .day ? .night : .day }
  }
}
