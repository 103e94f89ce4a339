import SwiftUI

struct TripStops: View {
  @ObservedObject private(set) var trip: Trip

  var body: some View {
    List(trip.stops, id: \.self) { Text($0) }
    Button("Add") { trip.add("Oslo") }
  }
}
