import Combine
import SwiftUI

final class Trip: ObservableObject {
  @Published var destination: String  // expect: published-property "@Published"
  @Published var days: Int  // expect: published-property "@Published"
  @Published private(set) var isBooked: Bool  // expect: published-property "@Published"
  @Published var notes: [String]  // expect: published-property "@Published"
  let code: String

  init(destination: String, days: Int = 3) {
    _destination = Published(initialValue: destination)
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
  @StateObject private var trip = Trip(destination: "Lima")

  var body: some View {
    TextField("To", text: $trip.destination)
    Stepper("\(trip.days) days", value: $trip.days)
    Text(trip.isBooked ? "Booked" : trip.notes.joined())
  }
}
