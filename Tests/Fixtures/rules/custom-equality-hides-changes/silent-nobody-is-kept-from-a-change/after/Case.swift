import SwiftUI

struct Seat: Equatable {
  var row = 0
  var isTaken = false

  static func == (a: Seat, b: Seat) -> Bool { a.row == b.row }
}

/// Has the operator, and is no `Equatable`: nobody compares it.
struct Aisle {
  var number = 0
  var width = 0.0

  static func == (a: Aisle, b: Aisle) -> Bool { a.number == b.number }
}

/// Has another operator of that name.
struct Hall: Equatable {
  var seats = 0
  var name = ""

  static func == (hall: Hall, name: String) -> Bool { hall.name == name }
}

/// The `==` of the class that states the conformance is the one that is used.
class Play: Equatable {
  let title: String
  init(title: String) { self.title = title }
  static func == (a: Play, b: Play) -> Bool { a.title == b.title }
}

final class Comedy: Play {
  private var jokes = 0
  static func == (a: Comedy, b: Comedy) -> Bool { true }
}

/// Compared by `isEqual(_:)`.
final class Stage: NSObject {
  var width = 0.0
  static func == (a: Stage, b: Stage) -> Bool { true }
}

@Observable
final class Theatre {
  var comedy = Comedy(title: "")
  var stage = Stage()
  /// Only changed in place.
  var seats: [Seat] = []
  var best = Seat()
  var aisle = Aisle()
  var hall = Hall()
  @ObservationIgnored var last = Seat()
  let first: Seat

  init(best: Seat) {
    self.best = best
    first = best
  }

  func book() {
    seats.append(Seat())
    seats[0] = Seat(row: 0, isTaken: true)
    best.isTaken = true
    aisle = Aisle()
    hall = Hall()
    comedy = Comedy(title: "Twelfth Night")
    stage = Stage()
    last = Seat()
  }
}

@Observable final class OldTheatre {
  @ObservationIgnored var seat = Seat()
  func book() { seat = Seat() }
}

struct SeatView: View {
  @State private var seat = Seat()
  let theatre: Theatre

  var body: some View {
    Button("Free") {
      seat = Seat()
      theatre.best.isTaken = false
    }
  }
}
