import Combine
import SwiftUI

/// Nobody sets `kind` behind the initialiser, which reads it.
final class Badge: ObservableObject {
  @Published private(set) var kind: String
  @Published private(set) var label = ""

  init(kind: String) {
    self.kind = kind
    label = self.kind + "!"
  }
}

struct BadgeView: View {
  @ObservedObject var badge: Badge

  var body: some View { Text(badge.label) }
}

/// A publisher sets this one.
final class Ticker: ObservableObject {
  @Published private(set) var text = ""

  init(_ texts: AnyPublisher<String, Never>) {
    texts.assign(to: &$text)
    print(text)  // expect: observed-object-creates-model "text"
  }
}

struct TickerView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text(ticker.text) }
}

struct Wall: View {
  let texts: AnyPublisher<String, Never>

  var body: some View {
    BadgeView(badge: Badge(kind: "New"))
    TickerView(ticker: Ticker(texts))
  }
}
