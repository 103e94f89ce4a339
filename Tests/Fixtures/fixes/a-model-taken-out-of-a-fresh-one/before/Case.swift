import SwiftUI

final class Results: ObservableObject {
  @Published var lines: [String] = []
}

final class Search: ObservableObject {
  @Published var text = ""
  let results = Results()
}

struct ResultList: View {
  @StateObject private var results: Results

  init(results: Results) {
    _results = StateObject(wrappedValue: results)
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
