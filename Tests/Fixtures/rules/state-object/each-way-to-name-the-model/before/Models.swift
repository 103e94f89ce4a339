import Combine

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  static func empty() -> Feed { Feed() }
}

typealias PostFeed = Feed

enum Reader {
  final class Feed: ObservableObject {
    @Published var unread = 0
  }
}

func makeFeed() -> PostFeed {
  .init()
}
