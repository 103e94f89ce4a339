import SwiftUI

struct Tab: Equatable {
  var id: Int
  var title = ""

  // says-next: "the '==' of 'Tab' leaves that out"
  static func == (a: Tab, b: Tab) -> Bool { a.id == b.id }
}

@Observable
final class Tabs {
  var all: [Tab] = []  // expect: custom-equality-hides-changes "all"
  var open: [Tab] = []  // expect: custom-equality-hides-changes "open"

  func sort() { all = all.filter { $0.id > 0 }.sorted { $0.title < $1.title } }

  func reopen() { open = all.filter { $0.id > 0 } }
}
