import Foundation
import SwiftUI

struct Song { var path = "song" }

final class Shelf: ObservableObject {
  @Published var loading: Set<String> = []
  @Published var changes = 0

  func remove(_ song: Song) {
    try? FileManager.default.removeItem(atPath: song.path)
    changes += 1
  }
}

/// Each change of the shelf had it ask again whether the file is there.
struct SongMenu: View {
  @ObservedObject var shelf: Shelf  // expect: observed-object "@ObservedObject"
  let song: Song

  private func isKept(_ song: Song) -> Bool {
    // says-next: "'SongMenu' shows 'isKept', which nothing tracks: what else 'Shelf' publishes, such as 'changes'"
    FileManager.default.fileExists(atPath: song.path)
  }

  var body: some View {
    if shelf.loading.contains(song.path) {
      Text("loading")
    } else if isKept(song) {
      Button("Remove") { shelf.remove(song) }
    }
  }
}

/// It reads all that tells of changes, and asks only where somebody taps.
struct SongList: View {
  @ObservedObject var shelf: Shelf  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text("\(shelf.changes) \(shelf.loading.count)")
    row
  }

  private var row: some View {
    // says-not-next: "nothing tracks"
    Button("Check") { print(FileManager.default.fileExists(atPath: "list")) }
  }

  private var isThere: Bool {
    // says-not-next: "nothing tracks"
    FileManager.default.fileExists(atPath: "list")
  }

  private func check() { if isThere { shelf.changes += 1 } }
}

struct Screen: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    SongMenu(shelf: shelf, song: Song())
    SongList(shelf: shelf)
  }
}
