import SwiftUI

/// The function gives a new one each time, and a list has it as well: its task changes what the
/// initialiser asks for.
@MainActor final class Feed: ObservableObject {
  private static var all: [Feed] = []
  @Published private(set) var lines: [String] = []

  static func make() -> Feed {
    let feed = Feed()
    all.append(feed)
    return feed
  }

  init() {
    lines = ["first"]
    // says-next: "would observe 'lines', which its initialiser reads here and changes later on"
    lines[0] += "!"  // expect: eager-model-initializer "lines"
    Task { await refresh() }
  }

  private func refresh() async { lines[0] += "?" }
}

/// Whoever asks for this one gets the same.
@MainActor final class Radio: ObservableObject {
  static let shared = Radio()
  @Published private(set) var stations: [String] = []

  init() {
    stations = ["first"]
    // says-not-next: "would observe"
    stations[0] += "!"
    Task { await refresh() }
  }

  private func refresh() async { stations[0] += "?" }
}

struct FeedView: View {
  @StateObject private var feed = Feed.make()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var radio = Radio.shared

  var body: some View { Text(feed.lines.joined() + radio.stations.joined()) }
}

struct Home: View {
  var body: some View { FeedView() }
}
