import SwiftUI

struct TripScreen: View {
  @State private var trip = Trip(name: "North")

  var body: some View {
    TripHeader(trip: trip)
    TripStops(trip: trip)
  }
}
