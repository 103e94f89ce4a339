import SwiftUI

@MainActor final class Feed: ObservableObject {
  @Published var posts = 0

  func load() { posts = 1 }
}

/// Until it is shown a `@StateObject` gives another object whenever it is asked.
struct FeedView: View {
  @StateObject private var feed = Feed()  // expect: state-object "@StateObject"

  init() {
    feed.load()  // expect: state-object "feed"
  }

  var body: some View { Text("\(feed.posts)") }
}

@MainActor final class Mail: ObservableObject {
  @Published var letters = 0

  func fetch() { letters = 1 }
}

struct MailView: View {
  @StateObject var mail = Mail()  // expect: state-object "@StateObject"

  var body: some View { Text("\(mail.letters)") }
}

/// Whoever has the view's value in hand asks one that is not shown.
struct Office: View {
  private let view = MailView()

  init() {
    view.mail.fetch()  // expect: state-object "fetch"
  }

  var body: some View { view }
}

@MainActor @Observable final class News {
  var lines = 0

  func fetch() { lines = 1 }
}

/// In an action it is shown.
struct NewsView: View {
  @State var news = News()  // expect: state-object "@StateObject"

  var body: some View {
    Button("\(news.lines)") { news.fetch() }
  }
}

struct Desk: View {
  var body: some View {
    FeedView()
    NewsView()
  }
}
