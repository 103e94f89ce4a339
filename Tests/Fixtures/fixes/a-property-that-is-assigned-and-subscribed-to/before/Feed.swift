import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var source: String?
  @Published var items: [String]? = nil
  @Published private(set) var count = 0  // of all
  @Published var isEmpty = true; private var bag = Set<AnyCancellable>()

  init() {
    $source.map { $0.map { [$0] } }.assign(to: &$items)
    $items.map { $0?.count ?? 0 }.assign(to: &$count)
    $count.map { $0 == 0 }.assign(to: &$isEmpty)
    $isEmpty.sink { print($0) }.store(in: &bag)
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View { Text("\(feed.count)") }
}
