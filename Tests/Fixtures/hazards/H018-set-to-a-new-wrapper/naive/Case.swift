import Combine
import SwiftUI

@Observable final class Trip {
  var destination: String
  var days: Int
  private(set) var isBooked: Bool
  var notes: [String]
  let code: String

  init(destination: String, days: Int = 3) {
    _destination = Published(initialValue: destination)  // error: cannot assign value of type 'Published<String>' to type 'String'
    self._days = Published(wrappedValue: max(days, 1))
    _isBooked = .init(initialValue: false)
    _notes = Combine.Published<[String]>(initialValue: [])
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
