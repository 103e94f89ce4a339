public func unbox<T>(_ values: [Any], _ type: T.Type) -> T? { values.first as? T }
