import Combine
import SwiftUI

/// It stays: it listens to its own changes.
final class Ticket: ObservableObject {  // expect: observable-object-class "Ticket"
  @Published var code = ""
  @Published var stamp = ""
  private var listeners: Set<AnyCancellable> = []

  init() {
    objectWillChange.sink { print("changed") }.store(in: &listeners)
  }
}

/// The ferry's views were refreshed together with the ferry, and nobody observes the ticket.
final class Ferry: ObservableObject {  // expect: observable-object-class "Ferry"
  @Published var name = "Isolde"
  @Published var departures = 0
  // says-next: "a view shows 'ticket.code', which nothing tracks"
  let ticket = Ticket()
  // Only an action uses this one.
  // says-not-next: "which nothing tracks"
  let spare = Ticket()

  func board() {
    ticket.code = "A-\(departures)"
    departures += 1
  }
}

struct DeckView: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    VStack {
      Text(ferry.name)
      Text(ferry.ticket.code)
      Button("Stamp") { print(ferry.spare.stamp) }
    }
  }
}

struct PierView: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    Button("\(ferry.departures) departures") { ferry.board() }
  }
}
