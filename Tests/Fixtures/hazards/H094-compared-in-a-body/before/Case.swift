import SwiftUI

final class Track: ObservableObject, Hashable {  // expect: observable-object-class "Track"
  let number: Int
  @Published var title: String

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  // says-next: "a view that compares two of them observes what '==' reads"
  static func == (left: Track, right: Track) -> Bool {
    left.number == right.number && left.title == right.title
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(title)
  }
}

struct TrackRow: View {
  @ObservedObject var track: Track
  let playing: Track?

  var body: some View {
    // The comparison reads the titles of both, and so the row depends on both.
    Image(systemName: track == playing ? "speaker" : "music.note")
  }
}
