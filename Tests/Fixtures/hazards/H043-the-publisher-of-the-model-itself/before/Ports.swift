import Combine

protocol Refreshable: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }  // expect: published-in-protocol "objectWillChange"
}

protocol Signalling: AnyObject {
  associatedtype Signal: Publisher

  var objectWillChange: Signal { get }  // expect: published-in-protocol "objectWillChange"
}

protocol Ticking: Refreshable {}

protocol Tuned {
  var objectWillChange: ObservableObjectPublisher { get }  // expect: published-in-protocol "objectWillChange"
}
