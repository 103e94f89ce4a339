import Foundation
import SwiftUI

// The subscript is given classes that have such a property, and no others.
@propertyWrapper
struct Announced<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "for classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Around: NSObject & ObservableObject>(
    _enclosingInstance around: Around,
    wrapped wrapped: ReferenceWritableKeyPath<Around, Value>,
    storage storage: ReferenceWritableKeyPath<Around, Self>
  ) -> Value {
    get {
      note(around)
      return around[keyPath: storage].value
    }
    set {
      (around.objectWillChange as? ObservableObjectPublisher)?.send()
      around[keyPath: storage].value = newValue
    }
  }

  private static func note<Around: NSObject & ObservableObject>(_ around: Around) {
    print(type(of: around.objectWillChange))
  }
}

final class Options: NSObject, ObservableObject {
  @Announced var volume = 1
}

final class Player: ObservableObject {
  @Published var track = ""
}

struct PlayerView: View {
  @ObservedObject var player: Player  // expect: observed-object "@ObservedObject"
  var body: some View { Text(player.track) }
}
