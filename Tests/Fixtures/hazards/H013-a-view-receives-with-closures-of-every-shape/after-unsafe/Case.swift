import SwiftUI

@Observable final class Guests {
  var names: [String] = []
  var arrival: Date?
  var tables: [Int: String] = [:]
}

@MainActor
final class Printer {
  func write(_ lines: [String]) { print(lines) }
}

struct GuestsView: View {
  var guests: Guests
  let printer: Printer

  var body: some View {
    Text("\(guests.names.count) guests")
      .onChange(of: guests.names, initial: true) { printer.write($1.map { $0.uppercased() }) }  // expect: publisher-received-in-view "onReceive"
      .onChange(of: guests.arrival, initial: true) { [weak printer] _, arrival in  // expect: publisher-received-in-view "onReceive"
        printer?.write(["\(arrival ?? .distantPast)"])
      }
      .onChange(of: guests.tables, initial: true, { printer.write($1.values.sorted { $0 < $1 }) })  // expect: publisher-received-in-view "onReceive"
      .onChange(  // expect: publisher-received-in-view "onReceive"
        of: guests.names, initial: true
      ) { _, names in
        // Not the first time: there is nobody yet.
        if !names.isEmpty { printer.write(names) }
      }
  }
}
