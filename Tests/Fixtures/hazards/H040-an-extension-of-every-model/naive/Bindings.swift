import SwiftUI

extension ObservableObject {
  /// A binding to any property, also without a wrapper.
  func bound<Value>(to path: ReferenceWritableKeyPath<Self, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}
