import Combine
import Foundation
import Observation

import UIKit

@Observable final class Groups {
  var name = ""
}
