import Combine
import Observation
import SwiftUI

/// It tracks one property with its own registrar, and publishes the other.
final class Thermometer: ObservableObject, Observable {  // expect: unsupported-declaration "Thermometer"
  private let registrar = ObservationRegistrar()
  private var kept = 20.0

  var celsius: Double {
    get {
      registrar.access(self, keyPath: \.celsius)
      return kept
    }
    set {
      registrar.withMutation(of: self, keyPath: \.celsius) { kept = newValue }
    }
  }

  @Published var place = "door"
}

struct ThermometerView: View {
  @StateObject private var thermometer = Thermometer()

  var body: some View {
    Text("\(thermometer.celsius) at the \(thermometer.place)")
    Button("Hotter") { thermometer.celsius += 10 }
  }
}
