import Combine
import SwiftUI

/// No model.
final class Job {
  @Published var state = "waiting"
}

@Observable final class Feed {
  var state = ""
}

final class Yard {
  private var jobs: [String: Job] = [:]
  @Published private var list: [Job] = []
  private var watching: Set<AnyCancellable> = []

  func watch() {
    for (name, job) in jobs {
      job.$state.sink { print(name, $0) }.store(in: &watching)
    }
    $list.map { list in list.map { $0.$state } }.sink { print($0.count) }.store(in: &watching)
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text(feed.state) }
}
