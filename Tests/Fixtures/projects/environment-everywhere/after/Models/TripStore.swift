import Observation

@MainActor
@Observable
final class TripStore {
  var trips = ["Lofoten", "Bruges"]
  var draft = ""
  @ObservationIgnored var revision = 0

  static let sample = TripStore()

  func add(_ trip: String) {
    trips.append(trip)
    revision += 1
  }
}
