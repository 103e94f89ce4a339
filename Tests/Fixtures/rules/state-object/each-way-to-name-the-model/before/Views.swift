import SwiftUI

struct FeedView: View {
  @StateObject var annotated: Feed = .init()  // expect: state-object "@StateObject"
  @StateObject private var inferred = Feed()  // expect: state-object "@StateObject"
  @StateObject private var renamed: PostFeed = Feed()  // expect: state-object "@StateObject"
  @StateObject private var qualified = Reader.Feed()  // expect: state-object "@StateObject"
  @StateObject private var made = makeFeed()  // expect: state-object "@StateObject"
  @StateObject private var madeByType = Feed.empty()  // expect: state-object "@StateObject"
  @StateObject private var explicit = Feed.init()  // expect: state-object "@StateObject"
  @StateObject private var built: Feed = {  // expect: state-object "@StateObject"
    let feed = Feed()
    feed.posts = ["Welcome"]
    return feed
  }()
  @SwiftUI.StateObject private var spelledOut = Feed()  // expect: state-object "@SwiftUI.StateObject"
  @StateObject  // expect: state-object "@StateObject"
  private var onItsOwnLine = Feed()
  @StateObject(wrappedValue: Feed()) private var withArgument  // expect: state-object "@StateObject(wrappedValue: Feed())"

  var body: some View {
    Text("\(annotated.posts.count + inferred.posts.count + qualified.unread)")
  }
}
