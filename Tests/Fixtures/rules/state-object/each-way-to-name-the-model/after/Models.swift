import Combine
import Observation

@Observable final class Feed {
  var posts: [String] = []

  static func empty() -> Feed { Feed() }
}

typealias PostFeed = Feed

enum Reader {
  @Observable final class Feed {
    var unread = 0
  }
}

func makeFeed() -> PostFeed {
  .init()
}
