import Foundation
import SwiftUI

@Observable final class Trip /* shown on the map */ {
  var title = ""
}

@Observable final class Stop
  // for the archive
  : NSObject
  // for SwiftUI
  // nothing else
{
  var name = ""
}

@Observable final class Leg: // between two stops
  Identifiable
{
  var length = 0.0
}

@Observable final class Ticket
  // for SwiftUI

  // until all views are rewritten
{
  var zone: Int = 2 /* see the fares */
}

struct TripView: View {
  @Bindable var trip: Trip
  private var stop: Stop
  @Environment(Leg.self) var leg
    // the current one
  @Environment(Ticket.self) var ticket // bought at the start

  init(trip: Trip, stop: Stop) {
    _trip = Bindable( // not ours
      wrappedValue: trip)
    self.stop =
      /* nor this */
      stop
      // which may change
  }

  var body: some View {
    TextField("Title", text: $trip.title)
    Text("\(stop.name) \(leg.length) \(ticket.zone)")
  }
}
