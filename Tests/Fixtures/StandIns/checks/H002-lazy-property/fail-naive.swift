// error: 'lazy' cannot be used on a computed property
import SwiftUI

@Observable final class Model {
  var name = ""
  lazy var formatter = DateFormatter()
}
