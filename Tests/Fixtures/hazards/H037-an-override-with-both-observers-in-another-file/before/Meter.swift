import Foundation
import Combine

open class Meter: ObservableObject {
  @Published public var reading = 0.0  // expect: published-property "@Published"
  @Published public private(set) var total = 0.0  // expect: published-property "@Published"

  public init() {}

  func add(_ amount: Double) { total += amount }
}
