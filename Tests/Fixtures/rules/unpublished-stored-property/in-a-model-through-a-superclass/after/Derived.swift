import Observation

@Observable final class FloorLamp: Lamp {
  @ObservationIgnored var height = 120  // expect: unpublished-stored-property "height"
  override var warmth: Int {
    get { 2 }
    set {}
  }
}
