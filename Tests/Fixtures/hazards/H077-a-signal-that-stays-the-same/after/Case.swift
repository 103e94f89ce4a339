import SwiftUI

final class Scorer {
  private(set) var score = 0

  func add() { score += 1 }
}

enum Phase { case waiting, playing }

/// From the second point on the phase is as it was.
@Observable final class Match {  // expect: observable-object-class "Match"
  private let scorer = Scorer()
  var phase = Phase.waiting
  var rounds = 0

  // says-next: "setting 'phase' to the value that it has already will no longer refresh it"
  var summary: String { "\(phase == .playing ? "on" : "off") \(scorer.score)" }

  // says-not-next: "nothing tracks"
  var record: String { "\(rounds) \(scorer.score)" }

  func point() {
    scorer.add()
    phase = .playing
  }
}

/// It is set to two values, and one of them is new.
@Observable final class Loader {  // expect: observable-object-class "Loader"
  private let scorer = Scorer()
  var isLoading = false

  // says-not-next: "nothing tracks"
  var title: String { isLoading ? "…" : "\(scorer.score)" }

  func load() {
    isLoading = true
    scorer.add()
    isLoading = false
  }
}

/// Beside it something is set that certainly changes.
@Observable final class Series {  // expect: observable-object-class "Series"
  private let scorer = Scorer()
  var isOn = false
  var count = 0

  // says-not-next: "nothing tracks"
  var title: String { "\(isOn) \(count) \(scorer.score)" }

  func point() {
    scorer.add()
    isOn = true
    count += 1
  }
}

enum Archive {
  nonisolated(unsafe) static var entries: [String] = []
}

@Observable final class Album {  // expect: observable-object-class "Album"
  var isFull = false

  func add() {
    Archive.entries.append("page")
    isFull = true
  }
}

struct AlbumView: View {
  var album: Album

  var body: some View {
    if album.isFull {
      // says-next: "'AlbumView' shows 'Archive.entries', which nothing tracks: setting 'isFull' to the value"
      Text("\(Archive.entries.count)")
    }
    Button("Add") { album.add() }
  }
}

struct Screen: View {
  @State private var match = Match()
  @State private var loader = Loader()
  @State private var series = Series()
  @State private var album = Album()

  var body: some View {
    Text(match.summary)
    Records(match: match)
    Text(loader.title)
    Text(series.title)
    AlbumView(album: album)
    Button("Point") {
      match.point()
      loader.load()
      series.point()
    }
  }
}

struct Records: View {
  var match: Match

  var body: some View { Text(match.record) }
}
