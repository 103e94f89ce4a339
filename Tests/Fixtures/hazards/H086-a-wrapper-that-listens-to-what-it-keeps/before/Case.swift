import Combine
import SwiftUI

// A wrapper that listens to the object that it keeps: only what it is given is concerned.
@propertyWrapper
struct Echoed<Value> {
  private final class Around {
    var objectWillChange: (() -> Void)?
  }

  private let around = Around()
  private var link: AnyCancellable?
  private let start: (inout Self, Value) -> Void

  init(wrappedValue: Value) where Value: ObservableObject {
    self.wrappedValue = wrappedValue
    start = { future, value in
      let around = future.around
      future.link = value.objectWillChange.sink { _ in around.objectWillChange?() }
    }
  }

  init<V>(wrappedValue: V?) where V? == Value, V: ObservableObject {
    self.wrappedValue = wrappedValue
    start = { future, value in
      let around = future.around
      future.link = value?.objectWillChange.sink { _ in around.objectWillChange?() }
    }
  }

  var wrappedValue: Value
}

final class Kettle: ObservableObject {
  @Published var degrees = 20
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle  // expect: observed-object "@ObservedObject"
  var body: some View { Text("\(kettle.degrees)") }
}
