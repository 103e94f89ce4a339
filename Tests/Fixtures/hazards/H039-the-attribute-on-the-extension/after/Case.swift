import SwiftUI

@Observable final class Kettle {  // expect: observable-object-class "Kettle"
  var degrees = 20
}

// MARK: - Observing

// MARK: - View

struct KettleView: View {
  @State private var kettle = Kettle()

  var body: some View {
    Button("\(kettle.degrees) °C") { kettle.degrees += 10 }
  }
}
