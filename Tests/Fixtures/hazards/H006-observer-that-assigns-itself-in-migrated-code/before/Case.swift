import SwiftUI

@Observable final class Ticket {
  var seat = "" {
    didSet { seat = seat.uppercased() }  // expect: observer-assigns-itself "seat"
  }
  @ObservationIgnored var row = "" {
    didSet { row = row.uppercased() }
  }
  var price = 10 {
    didSet { if price < 0 { price = 0 } }
  }
}

struct TicketView: View {
  @State private var ticket = Ticket()

  var body: some View {
    TextField("Seat", text: $ticket.seat)
    Text("\(ticket.price)")
  }
}
