import SwiftUI

enum Chart {
  @Observable final class Model {
    var points: [Double]

    init(points: [Double]) {
      self.points = points
    }
  }

  struct Model2 {
    var points: [Double] = []
  }
}

extension Chart {
  struct Plot: View {
    private let model: Model  // expect: model-created-in-view "model"
    private let other = Model2()

    init(points: [Double]) {
      let sorted = points.sorted()
      model = Model(points: sorted)
    }

    var body: some View {
      Text("\(other.points.count)")
      Axis(model: model)
    }
  }

  struct Axis: View {
    var model: Model

    var body: some View {
      Text("\(model.points.count)")
    }
  }
}
