import Combine
import Observation
private import SwiftUI

@Observable final class Private {
  var name = ""
}
