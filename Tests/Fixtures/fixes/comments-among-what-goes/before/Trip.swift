import Foundation
import SwiftUI

final class Trip: /* shown on the map */
  ObservableObject {
  @Published var title = ""
}

final class Stop
  // for the archive
  : NSObject
  // for SwiftUI
  , ObservableObject
  // nothing else
{
  @Published var name = ""
}

final class Leg: ObservableObject // between two stops
  , Identifiable
{
  @Published var length = 0.0
}

final class Ticket:
  // for SwiftUI

  // until all views are rewritten
  ObservableObject
{
  @Published(initialValue: 2 /* see the fares */) var zone: Int
}

struct TripView: View {
  @ObservedObject var trip: Trip
  @ObservedObject private var stop: Stop
  @EnvironmentObject var leg:
    // the current one
    Leg
  @EnvironmentObject var ticket: // bought at the start
    Ticket

  init(trip: Trip, stop: Stop) {
    _trip = ObservedObject( // not ours
      wrappedValue: trip)
    _stop = ObservedObject(
      /* nor this */
      initialValue: stop
      // which may change
    )
  }

  var body: some View {
    TextField("Title", text: $trip.title)
    Text("\(stop.name) \(leg.length) \(ticket.zone)")
  }
}
