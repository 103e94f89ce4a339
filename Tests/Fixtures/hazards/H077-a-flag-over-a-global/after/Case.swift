import SwiftUI

@MainActor private var pausedFeeds: Set<Int> = []

@MainActor @Observable final class Feed {  // expect: observable-object-class "Feed"
  let number: Int
  private(set) var revision = 0

  // says-next: "other changes of the model will no longer refresh it"
  var isPaused: Bool { pausedFeeds.contains(number) }

  init(number: Int) { self.number = number }

  func pause() {
    pausedFeeds.insert(number)
    revision += 1
  }
}

struct FeedRow: View {
  var feed: Feed

  var body: some View {
    Label("Feed \(feed.number)", systemImage: feed.isPaused ? "pause" : "play")
    Button("Pause", action: feed.pause)
  }
}
