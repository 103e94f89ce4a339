import Combine
import Foundation

@propertyWrapper
struct Saved<Value> {
  private let key: String
  private let fallback: Value

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }

  @available(*, unavailable, message: "only for properties of classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get {
      let saved = owner[keyPath: storage]
      return UserDefaults.standard.object(forKey: saved.key) as? Value ?? saved.fallback
    }
    set {
      owner.objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: owner[keyPath: storage].key)
    }
  }
}
