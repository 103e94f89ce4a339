import Supplies
import SwiftUI

final class Timetable: ObservableObject {
  @Published var departures: [String] = []
}

/// A recipe is no timetable, but what a wrapper of others makes of it may be one.
extension Depot {
  var timetable: Recipe<Timetable> { Recipe { Timetable() } }
}

struct Harbour: View {
  @Supplied(\.timetable) private var timetable

  var body: some View {
    Departures().environmentObject(timetable)  // expect: unresolved-injection "environmentObject"
  }
}

struct Departures: View {
  @EnvironmentObject private var timetable: Timetable

  var body: some View {
    Text("\(timetable.departures.count) departures")
  }
}
