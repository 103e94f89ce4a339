import SwiftUI

// error: generic struct 'StateObject' requires that 'Trip' conform to 'ObservableObject'
// error: generic struct 'ObservedObject' requires that 'Trip' conform to 'ObservableObject'

@Observable
final class Trip {
  var destination = ""
}

struct TripView: View {
  @StateObject private var trip = Trip()  // expect: half-migrated-model "@StateObject"

  var body: some View {
    TripRow(trip: trip)
      .environmentObject(trip)  // expect: half-migrated-model "environmentObject"
  }
}

struct TripRow: View {
  @ObservedObject var trip: Trip  // expect: half-migrated-model "@ObservedObject"
  @EnvironmentObject private var other: Trip  // expect: half-migrated-model "@EnvironmentObject"

  var body: some View { Text(trip.destination + other.destination) }
}

#Preview {
  @Previewable @StateObject var trip = Trip()  // expect: half-migrated-model "@StateObject"
  TripRow(trip: trip)
}
