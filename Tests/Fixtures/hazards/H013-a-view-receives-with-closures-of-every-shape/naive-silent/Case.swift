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
    // Lost: the first value, which nothing is printed for, and values that equal the last.
    Text("\(guests.names.count) guests")
      .onChange(of: guests.names) { printer.write($1.map { $0.uppercased() }) }
      .onChange(of: guests.arrival) { [weak printer] _, arrival in
        printer?.write(["\(arrival ?? .distantPast)"])
      }
      .onChange(of: guests.tables) { printer.write($1.values.sorted { $0 < $1 }) }
      .onChange(of: guests.names) { _, names in
        // Not the first time: there is nobody yet.
        if !names.isEmpty { printer.write(names) }
      }
  }
}
