class GasStove: Stove {
  // expect-next: constrained-to-observable-object "Self"
  static func standard(_ oven: Oven) -> Self { Self(following: oven) }
}

final class CampingStove: GasStove {
  let weight = 2
}
