import Combine

final class Model: ObservableObject {
  var name = "" {
    willSet { objectWillChange.send() }
  }
}
