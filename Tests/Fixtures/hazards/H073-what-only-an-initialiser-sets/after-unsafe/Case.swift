import Combine
import SwiftUI

/// Nobody sets `kind` behind the initialiser, which reads it.
@Observable final class Badge {
  private(set) var kind: String
  private(set) var label = ""

  init(kind: String) {
    self.kind = kind
    label = self.kind + "!"
  }
}

struct BadgeView: View {
  var badge: Badge

  var body: some View { Text(badge.label) }
}

/// A publisher sets this one.
@Observable final class Ticker {
  private(set) var text = ""
  @ObservationIgnored private var textAssignments: Set<AnyCancellable> = []

  init(_ texts: AnyPublisher<String, Never>) {
    texts.sink { [weak self] in self?.text = $0 }.store(in: &textAssignments)
    print(text)  // expect: observed-object-creates-model "text"
  }
}

struct TickerView: View {
  var ticker: Ticker

  var body: some View { Text(ticker.text) }
}

struct Wall: View {
  let texts: AnyPublisher<String, Never>

  var body: some View {
    BadgeView(badge: Badge(kind: "New"))
    TickerView(ticker: Ticker(texts))
  }
}
