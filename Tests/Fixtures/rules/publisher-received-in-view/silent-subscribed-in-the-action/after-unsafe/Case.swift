import Combine
import SwiftUI

@Observable final class Feed {
  var posts = 0 {
    willSet { postsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var postsSubject = CurrentValueSubject<_, Never>(posts)
}

struct FeedView: View {
  let feed: Feed
  let refreshes: PassthroughSubject<Void, Never>
  @State private var subscription: AnyCancellable?

  var body: some View {
    // What is received is the subject; the publisher is subscribed to later, by hand.
    Text("Feed")
      .onReceive(refreshes) { _ in
        subscription = feed.postsSubject.sink { print($0) }
      }
  }
}
