import SwiftUI

@Observable final class Seat: Identifiable {
  var isTaken = false
  let id: Int

  init(_ id: Int) {
    self.id = id
  }
}

struct Row: View {
  let numbers: [Int]
  private let spare = [Seat(98), Seat(99)]

  var body: some View {
    ForEach(numbers.map { Seat($0) }) { seat in
      SeatView(seat: seat)
    }
    ForEach(numbers.map(Seat.init)) { SeatView(seat: $0) }
    ForEach(spare.reversed()) { SeatView(seat: $0) }
    SeatView(seat: spare[0])
    if let first = balcony.first {
      SeatView(seat: first)
    }
  }

  private var balcony: [Seat] { numbers.map { Seat($0 + 50) } }
}

/// Every seat is made for this view, with each drawing of the row.
struct SeatView: View {
  @State var seat: Seat

  var body: some View {
    Toggle("\(seat.id)", isOn: $seat.isTaken)
  }
}
