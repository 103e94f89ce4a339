import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  init() { Just(1).sink { [weak self] in self?.count = $0 }.store(in: &bag) }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text("\(feed.count)") }
}

struct FeedPreviews: PreviewProvider {
  @StateObject static var feed = Feed()

  static var previews: some View { FeedView(feed: feed) }
}
