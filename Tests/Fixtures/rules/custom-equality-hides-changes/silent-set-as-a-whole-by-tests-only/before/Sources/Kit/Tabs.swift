import SwiftUI

struct Tab: Equatable {
  var id: Int
  var title = ""

  static func == (a: Tab, b: Tab) -> Bool { a.id == b.id }
}

@Observable
final class Tabs {
  var all: [Tab] = []
  var last: Tab?

  func add() { all.append(Tab(id: all.count)) }

  func close(_ id: Int) { all = all.filter { $0.id != id } }

  func close(where isOld: (Tab) -> Bool) {
    self.all = self.all.filter(isOld)
  }
}

struct TabsView: View {
  let tabs: Tabs

  var body: some View { Text(tabs.all.map(\.title).joined()) }
}

#Preview {
  let tabs = Tabs()
  tabs.all = [Tab(id: 1, title: "One")]
  return TabsView(tabs: tabs)
}
