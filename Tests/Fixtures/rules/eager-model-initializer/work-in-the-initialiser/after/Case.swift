import Combine
import SwiftUI

@MainActor
@Observable
final class News {
  var headlines: [String] = []

  init() {
    Task { await load() }
  }

  func load() async {
    headlines = ["Rain"]
  }
}

@Observable final class Ticker {
  var count: Int
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init(count: Int) {
    self.count = count
    Just(1).sink { print($0) }.store(in: &observers)
  }
}

struct NewsView: View {
  @State private var news = News()  // expect: eager-model-initializer "@StateObject"
  @State private var ticker: Ticker  // expect: eager-model-initializer "@StateObject"

  init(count: Int) {
    _ticker = State(wrappedValue: Ticker(count: count))
  }

  var body: some View {
    Text(news.headlines.first ?? "\(ticker.count)")
  }
}
