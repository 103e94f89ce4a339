import Republish
import SwiftUI

final class Route: ObservableObject {
  @Published var stops: [String] = []
}

final class Trip: ObservableObject {
  @Republished private var seats = 4  // expect: object-wrapper "@Republished"
  @Published var title = ""

  func reserve() { seats -= 1 }
}

/// Both need what they are.
final class Tour: ObservableObject {
  @Republished private var route = Route()  // expect: object-wrapper "@Republished" ; object-wrapper "@Republished"
  @Published var title = ""

  func add(_ stop: String) { route.stops.append(stop) }
}
