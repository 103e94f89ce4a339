import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct FeedView: View {
  let feed: Feed
  let refreshes: PassthroughSubject<Void, Never>
  @State private var subscription: AnyCancellable?

  var body: some View {
    // What is received is the subject; the publisher is subscribed to later, by hand.
    Text("Feed")
      .onReceive(refreshes) { _ in
        subscription = feed.$posts.sink { print($0) }
      }
  }
}
