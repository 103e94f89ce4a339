import Combine
import SwiftUI

@Observable final class Feed {
  var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() { Just(1).sink { [weak self] in self?.count = $0 }.store(in: &bag) }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text("\(feed.count)") }
}

struct FeedPreviews: PreviewProvider {
  static var feed = Feed()

  static var previews: some View { FeedView(feed: feed) }
}
