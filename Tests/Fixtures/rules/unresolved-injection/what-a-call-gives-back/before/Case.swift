import Kit
import SwiftUI

final class Trip: ObservableObject {
  @Published var stops = 1
}

struct TripView: View {
  @EnvironmentObject private var trip: Trip

  var body: some View { Text("\(trip.stops)") }
}

struct Home: View {
  var body: some View {
    // expect-next: unresolved-injection "environmentObject" ; unresolved-injection "environmentObject"
    TripView().environmentObject(Depot().take(Trip.self)!)
  }
}

final class Boat: ObservableObject {
  @Published var speed = 1
}

struct BoatView: View {
  @EnvironmentObject private var boat: Boat

  var body: some View { Text("\(boat.speed)") }
}

struct Harbour: View {
  @StateObject private var boat = Boat()

  var body: some View {
    // expect-next: unresolved-injection "environmentObject" ; unresolved-injection "environmentObject"
    BoatView().environmentObject(Kept(boat).value())
  }
}
