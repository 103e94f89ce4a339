import Combine
import SwiftUI

/// What it listens to is what its uses keep, and no other model.
@propertyWrapper struct Forwarded<Value: ObservableObject> {
  static subscript<Whole: ObservableObject>(
    _enclosingInstance whole: Whole,
    wrapped wrapped: ReferenceWritableKeyPath<Whole, Value>,
    storage storage: ReferenceWritableKeyPath<Whole, Self>
  ) -> Value {
    get { whole[keyPath: storage].value }
    set {
      whole[keyPath: storage].value = newValue
      whole[keyPath: storage].cancellable = whole[keyPath: storage].value.objectWillChange
        .sink { _ in }
    }
  }

  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  private var value: Value
  private var cancellable: AnyCancellable?

  init(wrappedValue: Value) { value = wrappedValue }
}

final class Engine: ObservableObject { @Published var speed = 0 }  // expect: observable-object-class "Engine"

final class Car: ObservableObject {  // expect: observable-object-class "Car"
  @Forwarded var engine = Engine()
}

final class Road: ObservableObject { @Published var length = 0 }  // expect: observable-object-class "Road"

struct RoadView: View {
  @ObservedObject var road: Road
  var body: some View { Text("\(road.length)") }
}
