import Combine
import Observation

protocol Loading: Sequencing, AnyObject {
  var isLoading: Bool { get }
}

protocol Sequencing: AnyObject, Observable {
  func advance()
}

protocol Titled: AnyObject {
  var title: String { get }
}
