import Combine
import SwiftUI

@MainActor
final class News: ObservableObject {
  @Published var headlines: [String] = []

  init() {
    Task { await load() }
  }

  func load() async {
    headlines = ["Rain"]
  }
}

final class Ticker: ObservableObject {
  @Published var count: Int
  private var observers = Set<AnyCancellable>()

  init(count: Int) {
    self.count = count
    Just(1).sink { print($0) }.store(in: &observers)
  }
}

struct NewsView: View {
  @StateObject private var news = News()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var ticker: Ticker  // expect: eager-model-initializer "@StateObject"

  init(count: Int) {
    _ticker = StateObject(wrappedValue: Ticker(count: count))
  }

  var body: some View {
    Text(news.headlines.first ?? "\(ticker.count)")
  }
}
