import SwiftUI

/// What the station's clock says; nothing tracks it.
@MainActor
enum StationClock {
  static var minutes = 0
}

@MainActor
@Observable
final class Departure {  // expect: observable-object-class "Departure"
  var platform = 1

  // says-not-next: "nothing tracks"
  var minutes: Int { StationClock.minutes }

  func wait() {
    StationClock.minutes += 1
    platform += 1
  }
}

/// Keeps it plainly: nothing of the model redraws this view, before or after.
struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    Text("\(departure.minutes)")
    Button("Wait") { departure.wait() }
  }
}

@MainActor
@Observable
final class Arrival {  // expect: observable-object-class "Arrival"
  var platform = 1

  // says-next: "a view shows 'minutes', which nothing tracks"
  var minutes: Int { StationClock.minutes }
}

/// Draws it too, and observes it.
struct ArrivalRow: View {
  var arrival: Arrival

  var body: some View { Text("\(arrival.minutes) \(arrival.platform)") }
}

struct ArrivalList: View {
  let arrival: Arrival

  var body: some View { Text("\(arrival.minutes)") }
}
