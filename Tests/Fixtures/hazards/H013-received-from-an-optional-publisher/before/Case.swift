import Combine
import SwiftUI

extension View {
  // The closure is given no optional, and is not called as long as there is no publisher.
  func onReceive<P: Publisher>(
    _ publisher: P?, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    onReceive(publisher?.eraseToAnyPublisher() ?? Empty().eraseToAnyPublisher(), perform: action)
  }
}

final class LampState: ObservableObject {
  @Published var isLit = false
}

struct Lamp {
  let state = LampState()
}

struct LampView: View {
  var lamp: Lamp?
  @State private var lit = false
  var body: some View {
    Text(lit ? "on" : "off")
      .onReceive(lamp?.state.$isLit) { lit = $0 }  // expect: published-projection "$isLit"
  }
}
