import Foundation
import Combine
import Observation

@Observable open class Meter {
  public var reading = 0.0
  public private(set) var total = 0.0

  public init() {}

  func add(_ amount: Double) { total += amount }
}
