import Combine

class Device {
  /// The base is no model; a subclass of it is.
  var address = ""
}

class Lamp: Device, ObservableObject {
  @Published var isOn = false
  var warmth = 1  // expect: unpublished-stored-property "warmth"
}
