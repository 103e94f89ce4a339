import Combine
import Observation

protocol Thermometer: AnyObject {
  var degreesPublisher: AnyPublisher<Double, Never> { get }
}

@Observable
final class Oven: Thermometer {
  var degrees = 20.0 {
    didSet { subject.send(degrees) }
  }
  @ObservationIgnored private let subject = CurrentValueSubject<Double, Never>(20)
  var degreesPublisher: AnyPublisher<Double, Never> { subject.eraseToAnyPublisher() }
}
