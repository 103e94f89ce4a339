import Combine
import SwiftUI

@Observable final class Dial {
  var angle = 0.0 {
    willSet { angleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var angleSubject = CurrentValueSubject<_, Never>(angle)
}

extension View {
  func follow<P: Publisher>(_ publisher: P, to value: Binding<P.Output>) -> some View
  where P.Failure == Never { self }

  func watch(_ publisher: some Publisher<Double, Never>) -> some View { self }
}

struct DialView: View {
  var dial: Dial
  @State private var shown = 0.0

  var body: some View {
    Text("\(shown)")
      .follow(dial.angleSubject, to: $shown)  // expect: published-projection "$angle"
      .watch(dial.angleSubject)  // expect: published-projection "$angle"
  }
}

/// It takes one kind of publisher only.
final class Knob: ObservableObject {
  @Published var angle = 0.0
}

func keep(_ publisher: Published<Double>.Publisher) {}

@MainActor func keepAll(_ knob: Knob) {
  keep(knob.$angle)  // expect: published-projection "$angle"
}
