import Combine
import SwiftUI

protocol Filtering: AnyObject, Observable {
  var text: String { get set }
}

@Observable final class PlainFilter: Filtering {
  var text = ""
}

final class SlowFilter: ObservableObject {
  @Published var text = ""
  @Published private(set) var settled = ""

  init() {
    $text
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .assign(to: &$settled)
  }
}

struct FilterField<Filter: Filtering>: View {
  @Bindable var filter: Filter

  var body: some View { TextField("Filter", text: $filter.text) }
}

struct FilterBar: View {
  @State private var plain = PlainFilter()
  @StateObject private var slow = SlowFilter()

  var body: some View {
    FilterField(filter: plain)
    // error: generic struct 'FilterField' requires that 'SlowFilter' conform to 'Filtering'
    FilterField(filter: slow)
    Text(slow.settled)
  }
}
