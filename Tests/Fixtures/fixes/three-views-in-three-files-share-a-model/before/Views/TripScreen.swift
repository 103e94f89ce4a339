import SwiftUI

struct TripScreen: View {
  @StateObject private var trip = Trip(name: "North")

  var body: some View {
    TripHeader(trip: trip)
    TripStops(trip: trip)
  }
}
