import Combine

final class Clock: ObservableObject {
  let objectWillChange =  // expect: custom-object-will-change "objectWillChange"
    PassthroughSubject<Void, Never>()

  var seconds = 0 {
    willSet { objectWillChange.send() }
  }
}
