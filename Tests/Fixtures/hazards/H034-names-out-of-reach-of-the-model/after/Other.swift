private enum Equatable { case equal, different }

func areEqual() -> Int { [Equatable.equal, .different].count }
