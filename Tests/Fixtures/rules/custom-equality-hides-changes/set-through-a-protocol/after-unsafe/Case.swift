import SwiftUI

struct Seat: Equatable {
  let row: Int
  var isTaken = false

  static func == (a: Seat, b: Seat) -> Bool { a.row == b.row }
}

protocol Choosing: AnyObject, Observable {
  var chosen: Seat { get set }
}

@Observable final class Cinema: Choosing {
  var chosen = Seat(row: 1)  // expect: custom-equality-hides-changes "chosen"
}

final class Clerk<Chooser: Choosing> {
  let chooser: Chooser

  init(_ chooser: Chooser) { self.chooser = chooser }

  func sell(_ seat: Seat) { chooser.chosen = seat }
}

struct CinemaView: View {
  var cinema: Cinema
  var body: some View { Text("\(cinema.chosen.row) \(cinema.chosen.isTaken.description)") }
}
