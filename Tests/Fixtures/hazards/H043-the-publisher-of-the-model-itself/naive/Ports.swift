import Combine

protocol Refreshable: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

protocol Signalling: AnyObject {
  associatedtype Signal: Publisher

  var objectWillChange: Signal { get }
}

protocol Ticking: Refreshable {}

protocol Tuned {
  var objectWillChange: ObservableObjectPublisher { get }
}
