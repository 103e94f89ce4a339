import SwiftUI

struct Ticket: ~Copyable {
  var seat = 1
}

/// What is in it decides.
struct Envelope<Content: ~Copyable>: ~Copyable {
  var content: Content
}

extension Envelope: Copyable where Content: Copyable {}

final class Visit: ObservableObject {
  @Published var name = ""
  var ticket = Ticket()  // expect: unsupported-declaration "ticket"

  init() {}
}

struct VisitView: View {
  @ObservedObject var visit: Visit

  var body: some View { Text("\(visit.name) \(visit.ticket.seat)") }
}

final class Parcel: ObservableObject {
  @Published var name = ""
  var envelope: Envelope<Int> = Envelope(content: 1)
  var sealed: Envelope<Ticket>? = nil  // expect: unsupported-declaration "sealed"

  init() {}
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  var body: some View {
    Text("\(parcel.name) \(parcel.envelope.content) \(parcel.sealed == nil ? 0 : 1)")
  }
}
