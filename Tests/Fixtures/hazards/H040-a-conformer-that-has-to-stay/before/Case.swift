import Combine
import SwiftUI

protocol Filtering: ObservableObject {
  var text: String { get set }
}

final class PlainFilter: Filtering {
  @Published var text = ""
}

final class SlowFilter: Filtering {
  @Published var text = ""
  @Published private(set) var settled = ""

  init() {
    // expect-next: published-projection "$text"
    let texts: Published<String>.Publisher = $text
    texts
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .assign(to: &$settled)  // expect: published-projection "$settled"
  }
}

struct FilterField<Filter: Filtering>: View {
  @ObservedObject var filter: Filter

  var body: some View { TextField("Filter", text: $filter.text) }
}

struct FilterBar: View {
  @StateObject private var plain = PlainFilter()
  @StateObject private var slow = SlowFilter()

  var body: some View {
    FilterField(filter: plain)
    FilterField(filter: slow)
    Text(slow.settled)
  }
}
