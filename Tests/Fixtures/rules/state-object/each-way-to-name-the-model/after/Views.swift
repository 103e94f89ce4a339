import SwiftUI

struct FeedView: View {
  @State var annotated: Feed = .init()  // expect: state-object "@StateObject"
  @State private var inferred = Feed()  // expect: state-object "@StateObject"
  @State private var renamed: PostFeed = Feed()  // expect: state-object "@StateObject"
  @State private var qualified = Reader.Feed()  // expect: state-object "@StateObject"
  @State private var made = makeFeed()  // expect: state-object "@StateObject"
  @State private var madeByType = Feed.empty()  // expect: state-object "@StateObject"
  @State private var explicit = Feed.init()  // expect: state-object "@StateObject"
  @State private var built: Feed = {  // expect: state-object "@StateObject"
    let feed = Feed()
    feed.posts = ["Welcome"]
    return feed
  }()
  @SwiftUI.State private var spelledOut = Feed()  // expect: state-object "@SwiftUI.StateObject"
  @State  // expect: state-object "@StateObject"
  private var onItsOwnLine = Feed()
  @State private var withArgument = Feed()  // expect: state-object "@StateObject(wrappedValue: Feed())"

  var body: some View {
    Text("\(annotated.posts.count + inferred.posts.count + qualified.unread)")
  }
}
