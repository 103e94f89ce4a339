import Combine
import SwiftUI

final class Thermostat: ObservableObject {
  func warm() { revision += 1 }
}

// expect-next: observable-object-class "Radiator"
@Observable final class Radiator {
  var level = 3
}

struct RadiatorView: View {
  @State private var radiator = Radiator()

  var body: some View { Stepper("Level", value: $radiator.level) }
}
