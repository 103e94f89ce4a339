import SwiftUI

@Observable final class Results {
  var lines: [String] = []
}

@Observable final class Search {
  var text = ""
  let results = Results()
}

struct ResultList: View {
  @State private var results: Results

  init(results: Results) {
    _results = State(wrappedValue: results)
  }

  var body: some View {
    Text("\(results.lines.count)")
      .onAppear { results.lines = ["one", "two"] }
  }
}

struct Composer: View {
  @State private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft)
    ResultList(results: Search().results)
  }
}
