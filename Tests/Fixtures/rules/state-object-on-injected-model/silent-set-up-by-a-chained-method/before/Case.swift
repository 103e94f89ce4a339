import SwiftUI

final class Chart: ObservableObject {
  @Published var points: [Int] = []

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
  @StateObject private var chart = Chart().filled(3)
  @StateObject private var other: Chart

  init(count: Int) {
    _other = StateObject(wrappedValue: Chart().filled(count).sorted())
  }

  var body: some View {
    Text("\(chart.points.count + other.points.count)")
  }
}
