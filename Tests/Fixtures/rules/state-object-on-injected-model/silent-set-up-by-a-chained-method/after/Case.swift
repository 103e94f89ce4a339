import SwiftUI

@Observable final class Chart {
  var points: [Int] = []

  func filled(_ count: Int) -> Chart {
    points = Array(0..<count)
    return self
  }

  func sorted() -> Self {
    points.sort()
    return self
  }
}

/// Made here; each method gives back the instance it was called on.
struct ChartView: View {
  @State private var chart = Chart().filled(3)
  @State private var other: Chart

  init(count: Int) {
    _other = State(wrappedValue: Chart().filled(count).sorted())
  }

  var body: some View {
    Text("\(chart.points.count + other.points.count)")
  }
}
