/// A value that tells of its changes.
class Observable<Value> {
  var value: Value { didSet { onChange?(value) } }
  var onChange: ((Value) -> Void)?

  init(_ value: Value) { self.value = value }
}
