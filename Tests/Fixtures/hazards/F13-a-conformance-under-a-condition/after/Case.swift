#if canImport(Combine)
  import Combine
#endif
import Observation

@Observable final class Kite {  // expect: observable-object-class "Kite"
  @ObservationIgnored var height = 0 {
    willSet { announce() }
  }

  func announce() {}
}
