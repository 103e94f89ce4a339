import Combine
import SwiftUI

@dynamicMemberLookup final class Weak<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }

  subscript<Value>(dynamicMember path: KeyPath<Object, Value>) -> Value? { object?[keyPath: path] }
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

func follow(_ lamp: Weak<Lamp>) -> AnyCancellable? {
  lamp.objectWillChange?.sink {}  // expect: object-will-change "objectWillChange"
}
