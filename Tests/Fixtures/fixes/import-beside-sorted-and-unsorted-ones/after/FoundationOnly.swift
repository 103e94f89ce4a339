import Foundation
import Observation

@Observable final class FoundationOnly {
  var name = ""
}
