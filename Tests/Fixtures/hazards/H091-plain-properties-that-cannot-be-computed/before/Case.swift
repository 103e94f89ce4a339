import SwiftUI

final class Sign: ObservableObject {
  @Published var text = ""
  // says-next: "a view reads 'paint', and what is declared as 'some' cannot be tracked"
  var paint: some ShapeStyle = Color.red  // expect: unsupported-declaration "paint"
}

struct SignView: View {
  @ObservedObject var sign: Sign

  var body: some View { Text(sign.text).foregroundStyle(sign.paint) }
}

final class Ledger: ObservableObject {
  @Published var text = ""
  var sums: [some Equatable] = [1]  // expect: unsupported-declaration "sums"
  var last: (some Equatable)? = 3  // expect: unsupported-declaration "last"
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger

  var body: some View { Text("\(ledger.text) \(ledger.sums.count) \(ledger.last == nil)") }
}

final class Guest: ObservableObject {
  @Published var table = 0
  // says-next: "an init accessor names it"
  var first: String  // expect: unsupported-declaration "first"
  var last: String
  var greeting: String  // expect: unsupported-declaration "greeting"

  var full: String {
    @storageRestrictions(initializes: first, last, accesses: greeting)
    init(value) {
      first = greeting + value
      last = value
    }
    get { first + last }
    set { first = newValue }
  }

  init(_ name: String) {
    greeting = "Dear "
    full = name
  }
}

struct GuestView: View {
  @ObservedObject var guest: Guest

  var body: some View { Text("\(guest.table) \(guest.first) \(guest.greeting)") }
}
