import SwiftUI

@Observable class Vehicle {
  var name = ""
  var wheels = 4  // expect: unpublished-stored-property "wheels"

  func lose() {
    wheels -= 1
    name = "Slow " + name
  }
}

@Observable final class Tricycle: Vehicle {
  @ObservationIgnored override var wheels: Int {  // expect: unpublished-stored-property "wheels"
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
