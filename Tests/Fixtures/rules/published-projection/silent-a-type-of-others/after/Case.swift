import Combine
import SwiftUI
import UploadKit

@Observable final class Feed {
  var state = ""
}

/// What is uploaded is of a type that a package declares.
@Observable final class Uploads {
  var count = 0
  @ObservationIgnored private var watching: Set<AnyCancellable> = []

  func start(_ names: [String]) {
    var byName: [String: UploadItem] = [:]
    for name in names { byName[name] = UploadItem(named: name) }
    for (name, item) in byName {
      item.$state.sink { print(name, $0) }.store(in: &watching)
    }
    watch(Array(byName.values))
  }

  private func watch(_ items: [UploadItem]) {
    for item in items { item.$state.sink { print($0) }.store(in: &watching) }
  }
}

struct FeedView: View {
  var feed: Feed
  @State private var uploads = Uploads()

  var body: some View { Text(feed.state + "\(uploads.count)") }
}
