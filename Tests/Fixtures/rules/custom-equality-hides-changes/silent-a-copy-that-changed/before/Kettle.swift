import SwiftUI

struct Water: Equatable {
  var degrees = 20
  var isBoiling = false

  static func == (left: Water, right: Water) -> Bool {
    left.degrees == right.degrees && left.isBoiling == right.isBoiling
  }
}

final class Kettle: ObservableObject {
  @Published var water: Water?

  func boil() {
    if var water, !water.isBoiling {
      water.degrees = 100
      water.isBoiling = true
      self.water = water
    }
  }
}

struct KettleView: View {
  @StateObject private var kettle = Kettle()

  var body: some View {
    Button("\(kettle.water?.degrees ?? 0)") { kettle.boil() }
  }
}
