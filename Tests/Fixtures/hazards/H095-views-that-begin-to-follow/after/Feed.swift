import SwiftUI

/// No view observes it, and some read it: until now what they showed was of when they were drawn.
@MainActor
@Observable
final class Feed {  // expect: observable-object-class "Feed"
  static let shared = Feed()
  var source = ""
  var entries: [Entry] = []

  var title: String { "From " + source }
}

struct FeedTitle: View {
  // says-next: "'FeedTitle' reads 'title' and does not observe 'Feed': from now on it follows its changes; so does other code that is drawn, 1 more"
  var body: some View { Text(Feed.shared.title) }
}

@MainActor
func isCurrent(_ source: String) -> Bool { Feed.shared.source == source }

struct SourceMark: View {
  let source: String

  var body: some View { Text(isCurrent(source) ? "now" : "before") }
}

@Observable final class Entry: Identifiable {  // expect: observable-object-class "Entry"
  var text = ""
}

/// The list is observed, and what it holds was not.
@Observable final class Diary {  // expect: observable-object-class "Diary"
  var entries: [Entry] = []
}

struct DiaryView: View {
  // says-not-next: "does not observe"
  var diary: Diary

  var body: some View {
    // says-next: "'DiaryView' reads 'text' and does not observe 'Entry': from now on it follows"
    ForEach(diary.entries) { Text($0.text) }
  }
}

/// It is told of every change, and stays so.
struct EntryView: View {
  var entry: Entry

  // says-not-next: "does not observe"
  var body: some View { Text(entry.text) }
}

/// What an action reads is read again each time.
struct EntryButton: View {
  let feed = "feed"

  // says-not-next: "does not observe"
  var body: some View { Button(feed) { print(Feed.shared.source) } }
}
