public struct Observation {  // expect: framework-name-shadowed "Observation"
  public var degrees = 20.0

  public init() {}
}
