import SwiftUI

@MainActor enum Registry {
  static var objects: [ObjectIdentifier: AnyObject] = [:]
}

/// Finds the one instance of a type and observes it.
@MainActor @propertyWrapper
struct Shared<Value: ObservableObject>: DynamicProperty {
  @ObservedObject private var value: Value

  init() {
    guard let value = Registry.objects[ObjectIdentifier(Value.self)] as? Value else {
      fatalError("nobody has registered \(Value.self)")
    }
    self.value = value
  }

  var wrappedValue: Value { value }
}
