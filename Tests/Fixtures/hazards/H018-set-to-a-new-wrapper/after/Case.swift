import Combine
import SwiftUI

@Observable final class Trip {
  var destination: String  // expect: published-property "@Published"
  var days: Int  // expect: published-property "@Published"
  private(set) var isBooked: Bool  // expect: published-property "@Published"
  var notes: [String]  // expect: published-property "@Published"
  let code: String

  init(destination: String, days: Int = 3) {
    self.destination = destination
    self.days = max(days, 1)
    self.isBooked = false
    self.notes = []
    code = destination.uppercased()
  }

  convenience init(copyOf other: Trip) {
    self.init(destination: other.destination, days: other.days)
  }
}

struct TripView: View {
  @State private var trip = Trip(destination: "Lima")

  var body: some View {
    TextField("To", text: $trip.destination)
    Stepper("\(trip.days) days", value: $trip.days)
    Text(trip.isBooked ? "Booked" : trip.notes.joined())
  }
}
