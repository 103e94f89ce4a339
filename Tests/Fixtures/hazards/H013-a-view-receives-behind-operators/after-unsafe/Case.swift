import Combine
import SwiftUI

@Observable final class Filter {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<_, Never>(text)
  var limit = 10 {
    willSet { limitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var limitSubject = CurrentValueSubject<_, Never>(limit)
}

struct FilterView: View {
  @Bindable var filter: Filter
  @State private var shown = ""

  var body: some View {
    TextField("Filter", text: $filter.text)
      .onReceive(filter.textSubject.debounce(for: 0.3, scheduler: RunLoop.main)) { text in  // expect: published-projection "$text"
        shown = text
      }
      .onReceive(Publishers.Merge(filter.limitSubject, Just(3))) { shown = "\($0)" }  // expect: published-projection "$limit"
    Text(shown)
  }
}
