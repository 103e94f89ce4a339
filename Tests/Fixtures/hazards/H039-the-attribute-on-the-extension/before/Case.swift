import SwiftUI

final class Kettle {  // expect: observable-object-class "Kettle"
  @Published var degrees = 20
}

// MARK: - Observing

extension Kettle: ObservableObject {}

// MARK: - View

struct KettleView: View {
  @StateObject private var kettle = Kettle()

  var body: some View {
    Button("\(kettle.degrees) °C") { kettle.degrees += 10 }
  }
}
