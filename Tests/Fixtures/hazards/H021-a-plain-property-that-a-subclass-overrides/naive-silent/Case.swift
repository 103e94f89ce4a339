import SwiftUI

@Observable class Vehicle {
  var name = ""
  // Lost: the wheels. The override is not tracked, and now what it overrides is not either.
  @ObservationIgnored var wheels = 4

  func lose() {
    wheels -= 1
    name = "Slow " + name
  }
}

@Observable final class Tricycle: Vehicle {
  @ObservationIgnored override var wheels: Int {
    didSet { print("Now", wheels) }
  }
}

struct TricycleView: View {
  @State private var tricycle = Tricycle()

  var body: some View {
    Text("\(tricycle.name), \(tricycle.wheels) wheels")
    Button("Crash") { tricycle.lose() }
  }
}
