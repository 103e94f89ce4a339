import Combine
import SwiftUI

// What an initialiser does last, or leaves for later, is done to an instance that is set up.
final class Kettle: NSObject, ObservableObject {
  @Published var degrees: Int {
    didSet { print("Heating to", degrees) }
  }
  @Published var water = 1.0 {
    willSet { print("Pouring", newValue) }
  }

  init(saved: Int) {
    defer {
      // expect-next: published-storage "_water"
      _water = Published(initialValue: 0.5)  // says: "past the observers of 'water'"
    }
    _degrees = Published(initialValue: saved)
    super.init()
    // expect-next: published-storage "_degrees"
    _degrees = Published(initialValue: saved + 1)  // says: "past the observers of 'degrees'"
  }

  convenience init(water: Double) {
    self.init(saved: 20)
    // expect-next: published-storage "_water"
    _water = Published(initialValue: water)  // says: "past the observers of 'water'"
  }
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle

  var body: some View {
    Stepper("\(kettle.degrees)", value: $kettle.degrees)
    Slider(value: $kettle.water)
  }
}
