import UIKit
import Foundation
import Combine
import Observation

@Observable final class Unsorted {
  var name = ""
}
