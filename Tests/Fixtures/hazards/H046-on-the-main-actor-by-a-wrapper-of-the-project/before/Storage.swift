import SwiftUI

@MainActor func beep() {}

final class Box<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

@propertyWrapper
struct Boxed<Value>: DynamicProperty {
  @ObservedObject private var box: Box<Value>  // expect: unsupported-declaration "box"

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

/// On the main actor through '@Boxed', which is there through '@ObservedObject'.
final class Alarm {
  @Boxed var minutes = 5

  func ring() { beep() }
}
