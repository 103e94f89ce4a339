import Herbarium

public struct Spade {
  let seen = Observation()

  public init() {}
}
