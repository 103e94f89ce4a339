import Combine

protocol Thermometer: AnyObject {
  // expect-next: published-in-protocol "degreesPublisher"
  var degreesPublisher: Published<Double>.Publisher { get }
}

final class Oven: ObservableObject, Thermometer {
  @Published var degrees = 20.0
  var degreesPublisher: Published<Double>.Publisher { $degrees }
}
