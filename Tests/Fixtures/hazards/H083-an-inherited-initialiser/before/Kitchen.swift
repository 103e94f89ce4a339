func place(_ stove: CampingStove) -> String { stove.log }

func kitchens(_ oven: Oven, _ grill: Grill, _ kind: CampingStove.Type) -> [String] {
  // expect-next: constrained-to-observable-object "CampingStove"
  let first = CampingStove(following: grill)
  // expect-next: constrained-to-observable-object "init"
  let second: CampingStove = .init(following: oven)
  return [
    first.log, second.log,
    place(.init(following: oven)),  // expect: constrained-to-observable-object "init"
    kind.init(following: grill).log,  // expect: constrained-to-observable-object "init"
  ]
}
