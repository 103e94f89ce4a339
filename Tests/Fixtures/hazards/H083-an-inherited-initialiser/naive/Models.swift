import Observation

@Observable final class Oven {
  var heat = 0
}

@Observable final class Grill {
  var isLit = false
}
