import SwiftUI

@MainActor
protocol Refreshing {
  func refresh()
}

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  @MainActor func reload() { posts = ["New"] }
}

/// On the main actor by its protocol.
final class Banner: ObservableObject, Refreshing {
  @Published var text = ""

  func refresh() { text = "Welcome" }
}

struct FeedTools {
  @ObservedObject var feed: Feed  // expect: unsupported-declaration "feed"
  @ObservedObject var banner: Banner  // expect: unsupported-declaration "banner"

  func refresh() {
    feed.reload()
    banner.refresh()
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @StateObject private var banner = Banner()

  var body: some View {
    Text(banner.text + feed.posts.joined())
    Button("Refresh") { FeedTools(feed: feed, banner: banner).refresh() }
  }
}
