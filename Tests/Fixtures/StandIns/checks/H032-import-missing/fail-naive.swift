import Combine
import Foundation

@Observable  // error: unknown attribute 'Observable'
final class Model {
  var name = ""
}
