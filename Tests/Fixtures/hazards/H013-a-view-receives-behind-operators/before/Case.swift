import Combine
import SwiftUI

final class Filter: ObservableObject {
  @Published var text = ""
  @Published var limit = 10
}

struct FilterView: View {
  @ObservedObject var filter: Filter
  @State private var shown = ""

  var body: some View {
    TextField("Filter", text: $filter.text)
      .onReceive(filter.$text.debounce(for: 0.3, scheduler: RunLoop.main)) { text in  // expect: published-projection "$text"
        shown = text
      }
      .onReceive(Publishers.Merge(filter.$limit, Just(3))) { shown = "\($0)" }  // expect: published-projection "$limit"
    Text(shown)
  }
}
