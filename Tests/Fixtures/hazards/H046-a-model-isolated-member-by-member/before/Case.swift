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

final class Ticker: ObservableObject {
  @MainActor @Published var price = 12.5

  init() {}
}

struct FeedTools {
  @ObservedObject var feed: Feed  // expect: unsupported-declaration "feed"

  func refresh() { feed.reload() }
}

struct BannerTools {
  @ObservedObject var banner: Banner  // expect: unsupported-declaration "banner"

  func refresh() { banner.refresh() }
}

struct TickerTools {
  @ObservedObject var ticker: Ticker  // expect: unsupported-declaration "ticker"

  func refresh() { ticker.price += 1 }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @StateObject private var banner = Banner()
  @StateObject private var ticker = Ticker()

  var body: some View {
    Text(banner.text + feed.posts.joined())
    Text("\(ticker.price)")
    Button("Refresh") {
      FeedTools(feed: feed).refresh()
      BannerTools(banner: banner).refresh()
      TickerTools(ticker: ticker).refresh()
    }
  }
}
