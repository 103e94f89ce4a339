import Combine
import SwiftUI

@Observable final class Engine {
  var speed = 0
}

@Observable final class Ferry {
  var name = "Aurelia"
  let engine = Engine()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
  }
}

struct FerryView: View {
  var ferry: Ferry

  var body: some View { Text("\(ferry.name) at \(ferry.engine.speed) knots") }
}
