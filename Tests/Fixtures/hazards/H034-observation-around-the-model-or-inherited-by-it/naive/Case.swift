import SwiftUI

enum Birds {
  struct Observation {
    var species = "Wren"
  }

  // error: type 'Birds.Observation' has no member 'ObservationRegistrar'
  @Observable final class Count {
    var latest = Observation()
  }
}

protocol Recorder {}

extension Recorder {
  typealias Observation = Int
}

// error: type 'Gauge.Observation' (aka 'Int') has no member 'ObservationRegistrar'
@Observable final class Gauge: Recorder {
  var level = 0
}

// error: type 'Observation' has no member 'ObservationRegistrar'
@Observable final class Series<Observation> {
  var values: [Observation] = []
}

struct CountView: View {
  @State private var count = Birds.Count()
  var gauge: Gauge
  var series: Series<Double>

  var body: some View {
    Text("\(count.latest.species), \(gauge.level), \(series.values.count)")
  }
}
