import Combine
import SwiftUI

// What an initialiser does last, or leaves for later, is done to an instance that is set up.
@Observable final class Kettle: NSObject {
  var degrees: Int {
    didSet { print("Heating to", degrees) }
  }
  var water = 1.0 {
    willSet { print("Pouring", newValue) }
  }

  init(saved: Int) {
    defer {
      // expect-next: published-storage "_water"
      self.water = 0.5  // says: "past the observers of 'water'"
    }
    self.degrees = saved
    super.init()
    // expect-next: published-storage "_degrees"
    self.degrees = saved + 1  // says: "past the observers of 'degrees'"
  }

  convenience init(water: Double) {
    self.init(saved: 20)
    // expect-next: published-storage "_water"
    self.water = water  // says: "past the observers of 'water'"
  }
}

struct KettleView: View {
  @Bindable var kettle: Kettle

  var body: some View {
    Stepper("\(kettle.degrees)", value: $kettle.degrees)
    Slider(value: $kettle.water)
  }
}
