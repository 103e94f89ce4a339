extension Rule {
  static let publishedInProtocol = blocker(
    "published-in-protocol",
    summary: "A protocol asks for a publisher or storage of `@Published`",
    explanation: """
      ## What it finds

      A protocol that a model conforms to and that requires a `Published` value, a
      `Published.Publisher` or `objectWillChange`.

      ## Why it matters

      The model meets such a requirement with `$name` or `_name`, or with what every
      `ObservableObject` has by itself, and an `@Observable` class has none of them.

      ## Example

      ```swift
      import Combine

      protocol Thermometer: AnyObject {
        // expect-next: published-in-protocol "degreesPublisher"
        var degreesPublisher: Published<Double>.Publisher { get }
      }

      final class Oven: ObservableObject, Thermometer {
        @Published var degrees = 20.0
        var degreesPublisher: Published<Double>.Publisher { $degrees }
      }
      ```

      ## Instead

      ```swift
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
      ```

      Where only views listen, take the requirement away: they read the property itself.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - A protocol of a package is not seen; the use of `$name` in the model still is.
      """)
}
