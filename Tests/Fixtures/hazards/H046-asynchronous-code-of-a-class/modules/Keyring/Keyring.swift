@MainActor public func savedKey() -> String { "key" }
