import SwiftUI

class Vehicle: ObservableObject {
  @Published var name = ""
  var wheels = 4  // expect: unpublished-stored-property "wheels"

  func lose() {
    wheels -= 1
    name = "Slow " + name
  }
}

final class Tricycle: Vehicle {
  override var wheels: Int {  // expect: unpublished-stored-property "wheels"
    didSet { print("Now", wheels) }
  }
}

struct TricycleView: View {
  @StateObject private var tricycle = Tricycle()

  var body: some View {
    Text("\(tricycle.name), \(tricycle.wheels) wheels")
    Button("Crash") { tricycle.lose() }
  }
}
