import Combine

protocol Loading: Sequencing, AnyObject {
  var isLoading: Bool { get }
}

protocol Sequencing: ObservableObject {
  func advance()
}

protocol Titled: AnyObject {
  var title: String { get }
}
