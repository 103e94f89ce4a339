import Combine

/// Its subscribers use the publisher; no view holds it.
final class Thermometer {
  @Published var degrees = 20.0

  var readings: AnyPublisher<Double, Never> { $degrees.eraseToAnyPublisher() }
}

/// It holds observable objects in plenty and is none.
final class ThermometerRack {
  var models: [any ObservableObject] = []
  var thermometers = [Thermometer()]
}

struct Reading: Identifiable {
  let id: Int
  /// `final class Reading: ObservableObject` is what it used to be.
  var text = "class Reading: ObservableObject { @Published var text = \"\" }"
}
