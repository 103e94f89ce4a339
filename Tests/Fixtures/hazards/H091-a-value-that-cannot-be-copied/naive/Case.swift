import SwiftUI

struct Ticket: ~Copyable {
  var seat = 1
}

@Observable final class Visit {
  var name = ""
  // error: requires that 'Ticket' conform to 'Copyable'
  var ticket = Ticket()

  init() {}
}

struct VisitView: View {
  var visit: Visit

  var body: some View { Text("\(visit.name) \(visit.ticket.seat)") }
}
