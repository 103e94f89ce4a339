import Combine
import Foundation
import Observation

@MainActor
@Observable
final class Model:
  NSObject
{
  var name = ""

  var count = 0
  @ObservationIgnored var cache: [String: Int] = [:]
}

@Observable final class Other {
  var name = ""
}
