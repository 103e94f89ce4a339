import Observation

@Observable final class Model: Base {
  @ObservationIgnored var count = 0
}
