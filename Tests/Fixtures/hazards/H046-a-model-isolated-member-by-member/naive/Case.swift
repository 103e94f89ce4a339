import SwiftUI

@MainActor
protocol Refreshing {
  func refresh()
}

@Observable final class Feed {
  var posts: [String] = []

  @MainActor func reload() { posts = ["New"] }
}

/// On the main actor by its protocol.
@Observable final class Banner: Refreshing {
  var text = ""

  func refresh() { text = "Welcome" }
}

struct FeedTools {
  var feed: Feed
  var banner: Banner

  func refresh() {
    feed.reload()  // error: call to main actor-isolated instance method 'reload()' in a synchronous nonisolated context
    banner.refresh()  // error: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
  }
}
