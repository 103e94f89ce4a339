import SwiftUI

final class Guests: ObservableObject {
  @Published var names: [String] = []
  @Published var arrival: Date?
  @Published var tables: [Int: String] = [:]
}

@MainActor
final class Printer {
  func write(_ lines: [String]) { print(lines) }
}

struct GuestsView: View {
  @ObservedObject var guests: Guests
  let printer: Printer

  var body: some View {
    Text("\(guests.names.count) guests")
      .onReceive(guests.$names) { printer.write($0.map { $0.uppercased() }) }  // expect: publisher-received-in-view "onReceive"
      .onReceive(guests.$arrival) { [weak printer] arrival in  // expect: publisher-received-in-view "onReceive"
        printer?.write(["\(arrival ?? .distantPast)"])
      }
      .onReceive(guests.$tables, perform: { printer.write($0.values.sorted { $0 < $1 }) })  // expect: publisher-received-in-view "onReceive"
      .onReceive(  // expect: publisher-received-in-view "onReceive"
        guests.$names
      ) { names in
        // Not the first time: there is nobody yet.
        if !names.isEmpty { printer.write(names) }
      }
  }
}
