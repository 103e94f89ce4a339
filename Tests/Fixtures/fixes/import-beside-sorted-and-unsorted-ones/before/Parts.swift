import Combine
import Foundation

final class Parts: ObservableObject {
  @Published var date = Date()
}

// MARK: Another part

import enum Foundation.ComparisonResult
import Swift

extension Parts {
  func compare(_ other: Date) -> ComparisonResult { date.compare(other) }
}
