import Archive
import Ledger
import SwiftUI

@Observable final class Story {
  var page = 0
  @ObservationIgnored var progress = 0  // expect: unpublished-stored-property "progress"

  func next() { progress = max(progress + 1, 2) }
}

@MainActor
@Observable
final class Walk: @preconcurrency Cursor {
  var name = ""
  @ObservationIgnored var steps = 0  // expect: unpublished-stored-property "steps"

  func advance() { steps = max(steps + 1, 2) }
}

struct StoryView: View {
  @State private var story = Story()
  @State private var walk = Walk()

  var body: some View {
    Text(Archive.shared.title() + walk.name)
    Text("\(story.page)").onTapGesture { story.next() }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { StoryView() }
  }
}
