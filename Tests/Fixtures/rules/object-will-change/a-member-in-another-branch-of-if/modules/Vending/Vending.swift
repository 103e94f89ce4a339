public func make<T>(_ type: T.Type) -> T { fatalError() }
public func find<T>(_ type: T.Type) -> T? { nil }
