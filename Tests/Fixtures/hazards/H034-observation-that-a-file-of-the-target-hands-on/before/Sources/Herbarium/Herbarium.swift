public struct Observation {  // expect: framework-name-shadowed "Observation"
  public var height = 12.0

  public init() {}
}
