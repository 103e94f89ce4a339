import SwiftUI

enum Birds {
  struct Observation {  // expect: framework-name-shadowed "Observation"
    var species = "Wren"
  }

  final class Count: ObservableObject {
    @Published var latest = Observation()
  }
}

protocol Recorder {}

extension Recorder {
  typealias Observation = Int  // expect: framework-name-shadowed "Observation"
}

final class Gauge: ObservableObject, Recorder {
  @Published var level = 0
}

final class Series<Observation>: ObservableObject {  // expect: framework-name-shadowed "Observation"
  @Published var values: [Observation] = []
}

struct CountView: View {
  @StateObject private var count = Birds.Count()
  @ObservedObject var gauge: Gauge
  @ObservedObject var series: Series<Double>

  var body: some View {
    Text("\(count.latest.species), \(gauge.level), \(series.values.count)")
  }
}
