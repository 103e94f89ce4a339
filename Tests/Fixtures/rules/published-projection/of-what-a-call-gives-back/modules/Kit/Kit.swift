/// Gives what somebody put there.
public func take<Item>(_ type: Item.Type) -> Item { fatalError("nothing is there") }
