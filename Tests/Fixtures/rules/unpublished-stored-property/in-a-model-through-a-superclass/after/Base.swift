import Combine
import Observation

class Device {
  /// The base is no model; a subclass of it is.
  var address = ""
}

@Observable class Lamp: Device {
  var isOn = false
  @ObservationIgnored var warmth = 1  // expect: unpublished-stored-property "warmth"
}
