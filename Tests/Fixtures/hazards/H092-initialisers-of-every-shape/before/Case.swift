import SwiftUI

struct InvalidTicket: Error {}

class Ticket: ObservableObject {
  @Published var seat: Int
  @Published private(set) var notes: [String]
  @Published var price = 10
  let event: String

  init(event: String, seat: Int) {
    self.event = event
    self.seat = seat
    notes = []
    defer { notes.append("made") }
    for number in 0..<seat where number > 98 { price += 1 }
  }

  init?(code: String) {
    guard let seat = Int(code) else { return nil }
    self.seat = seat
    event = "Opera"
    if seat > 10 {
      notes = ["stalls"]
    } else {
      notes = ["balcony"]
    }
  }

  init(checked seat: Int) throws {
    guard seat > 0 else { throw InvalidTicket() }
    (self.seat, notes) = (seat, [])
    event = "Ballet"
  }

  convenience init() {
    self.init(event: "Concert", seat: 1)
    price = 0
  }
}

final class GroupTicket: Ticket {
  @Published var guests: Int

  init(guests: Int) {
    self.guests = guests
    super.init(event: "Tour", seat: guests)
    price *= guests
  }

  required override init?(code: String) {
    guests = code.count
    super.init(code: code)
  }
}

struct TicketView: View {
  @ObservedObject var ticket: Ticket

  var body: some View { Text("\(ticket.event): \(ticket.seat), \(ticket.price)") }
}
