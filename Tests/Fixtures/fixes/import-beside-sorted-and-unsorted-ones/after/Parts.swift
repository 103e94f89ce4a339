import Combine
import Foundation
import Observation

@Observable final class Parts {
  var date = Date()
}

// MARK: Another part

import enum Foundation.ComparisonResult
import Swift

extension Parts {
  func compare(_ other: Date) -> ComparisonResult { date.compare(other) }
}
