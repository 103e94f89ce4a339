import SwiftUI

@Observable class Ticket {
  var zone = "A"
}

final class DayTicket: Ticket {  // expect: partially-observable-hierarchy "DayTicket"
  @Published var isValid = true
}

struct TicketView: View {
  var ticket: DayTicket

  var body: some View {
    Text(ticket.isValid ? "Zone \(ticket.zone)" : "Expired")
  }
}
