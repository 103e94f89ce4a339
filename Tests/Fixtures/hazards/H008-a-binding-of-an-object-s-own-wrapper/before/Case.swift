import CoreData
import SwiftUI

final class Feed: NSManagedObject {
  @NSManaged var isTab: Bool
}

/// What it keeps is handed on, and nobody binds through it.
@MainActor final class Sheets: ObservableObject {
  @Published var feed: Feed?
  @Published var count = 0

  func show(_ feed: Feed) { self.feed = feed }
}

/// The wrapper of its own reaches into the object.
struct FeedSettings: View {
  @ObservedObject var feed: Feed

  var body: some View { Toggle("Tab", isOn: $feed.isTab) }
}

struct Root: View {
  @StateObject private var sheets = Sheets()

  var body: some View {
    Text("\(sheets.count)")
    if let feed = sheets.feed { FeedSettings(feed: feed) }
  }
}
