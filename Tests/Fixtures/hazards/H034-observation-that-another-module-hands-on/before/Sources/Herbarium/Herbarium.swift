public struct Observation {  // expect: framework-name-shadowed "Observation"
  public var height = 12.0

  public init() {}
}

/// A path through the beds.
public struct KeyPath<Start, End> {  // expect: framework-name-shadowed "KeyPath"
  public init() {}
}
