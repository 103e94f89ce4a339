import Combine
import SwiftUI

final class Thermostat: ObservableObject {
  func warm() { revision += 1 }
}

// expect-next: observable-object-class "Radiator"
final class Radiator: Combine.ObservableObject {
  @Published var level = 3
}

struct RadiatorView: View {
  @StateObject private var radiator = Radiator()

  var body: some View { Stepper("Level", value: $radiator.level) }
}
