import SwiftUI

@Observable final class Ticket {
  var seat = ""

  subscript(number: Int) -> String { "\(seat)-\(number)" }
}

struct Seat: View {
  let ticket: Ticket  // expect: unobserved-model "ticket"

  var body: some View {
    Text(label(for: ticket))
  }

  private func label(for ticket: Ticket) -> String {
    "Seat \(ticket.seat)"
  }
}

struct OptionalSeat: View {
  var ticket: Ticket?  // expect: unobserved-model "ticket"

  var body: some View {
    Text(ticket.map { $0.seat } ?? "Standing")
  }
}

struct Numbered: View {
  let ticket: Ticket  // expect: unobserved-model "ticket"

  var body: some View {
    Text(ticket[1])
  }
}
