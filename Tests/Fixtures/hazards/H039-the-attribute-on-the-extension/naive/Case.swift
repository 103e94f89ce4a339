import SwiftUI

final class Kettle {
  var degrees = 20
}

// MARK: - Observing

// error: extension
@Observable extension Kettle {}

// MARK: - View

struct KettleView: View {
  @State private var kettle = Kettle()

  var body: some View {
    Button("\(kettle.degrees) °C") { kettle.degrees += 10 }
  }
}
