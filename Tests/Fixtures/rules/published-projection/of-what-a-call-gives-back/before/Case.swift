import Combine
import Foundation
import Kit
import SwiftUI

final class Trip: ObservableObject, Decodable {
  @Published var stops = 1

  init() {}
  init(from decoder: Decoder) throws {}
}

struct TripView: View {
  @StateObject private var trip = Trip()

  var body: some View { Text("\(trip.stops)") }
}

func load(_ data: Data) throws -> AnyCancellable {
  let trip = try JSONDecoder().decode(Trip.self, from: data)
  return trip.$stops.sink { print($0) }  // expect: published-projection "$stops"
}

class Boat: ObservableObject {
  @Published var speed = 0
}

final class Ferry: Boat {
  func dock() {}
}

struct BoatView: View {
  @StateObject private var boat = Boat()

  var body: some View { Text("\(boat.speed)") }
}

// What inherits from a model is one: that it can dock says nothing against a 'Boat'.
func follow() -> AnyCancellable {
  let ferry = take(Ferry.self)
  ferry.dock()
  return ferry.$speed.sink { print($0) }  // expect: published-projection "$speed"
}
