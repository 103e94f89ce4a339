import Combine
import SwiftUI

@Observable final class Filter {
  var text = ""
  var limit = 10
}

struct FilterView: View {
  @Bindable var filter: Filter
  @State private var shown = ""

  var body: some View {
    TextField("Filter", text: $filter.text)
      .onReceive(filter.$text.debounce(for: 0.3, scheduler: RunLoop.main)) { text in  // error: value of type 'Filter' has no dynamic member '$text'
        shown = text
      }
      .onReceive(Publishers.Merge(filter.$limit, Just(3))) { shown = "\($0)" }
    Text(shown)
  }
}
