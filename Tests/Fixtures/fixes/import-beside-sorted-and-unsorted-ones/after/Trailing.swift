import Combine // for `Published`
import Foundation // for `Date`
import Observation

@Observable final class Trailing {
  var date = Date()
}
