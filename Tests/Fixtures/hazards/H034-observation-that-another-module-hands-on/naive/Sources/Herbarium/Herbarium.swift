public struct Observation {
  public var height = 12.0

  public init() {}
}

/// A path through the beds.
public struct KeyPath<Start, End> {
  public init() {}
}
