class GasStove: Stove {
  // error: requires that 'Oven' conform to 'ObservableObject'
  static func standard(_ oven: Oven) -> Self { Self(following: oven) }
}

final class CampingStove: GasStove {
  let weight = 2
}
