import SwiftUI

@Observable final class Counter {
  var count = 0
}

struct Page: Identifiable {
  let id: Int
  let counter: Counter
}

/// The list makes its models whenever it is asked for.
struct Pager: View {
  @State private var selection = 0

  private var pages: [Page] {
    [Page(id: 0, counter: Counter()), Page(id: 1, counter: Counter())]
  }

  var body: some View {
    List {
      ForEach(pages) { page in PageView(counter: page.counter) }
      Text("\(selection)")
    }
  }
}

struct PageView: View {
  @Bindable var counter: Counter  // expect: state-object-on-injected-model "@StateObject"

  init(counter: Counter) {
    _counter = Bindable(wrappedValue: counter)
  }

  var body: some View { Stepper("\(counter.count)", value: $counter.count) }
}
