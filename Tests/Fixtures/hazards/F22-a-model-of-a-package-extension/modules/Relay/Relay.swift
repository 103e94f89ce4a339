public func relay<Value>(_ value: Value) -> Value { value }
