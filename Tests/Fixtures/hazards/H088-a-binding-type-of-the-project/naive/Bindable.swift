/// A value that labels can be tied to.
struct Bindable<Value> {
  var value: Value
  var listeners: [(Value) -> Void] = []

  mutating func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }
}
