import Combine
import Foundation

import UIKit

final class Groups: ObservableObject {
  @Published var name = ""
}
