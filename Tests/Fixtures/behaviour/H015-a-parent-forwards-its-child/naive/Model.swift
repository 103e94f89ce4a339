import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

@Observable final class Ferry {
  var name = "Aurelia"
  let engine = Engine()
}

struct FerryView: View {
  var ferry: Ferry

  var body: some View { Text("\(ferry.name) at \(ferry.engine.speed) knots") }
}
