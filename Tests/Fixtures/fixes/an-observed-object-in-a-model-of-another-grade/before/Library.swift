import Combine
import SwiftUI

/// Migrates with unsafe fixes only: the shelf, which is safe, has to compile either way.
@MainActor final class Preferences: ObservableObject {
  static let shared = Preferences()
  @Published var language = "en"

  func log() -> AnyCancellable { $language.sink { print($0) } }
}

@MainActor final class Shelf: ObservableObject {
  @Published var titles: [String] = []
  @ObservedObject var preferences: Preferences = .shared

  var heading: String { "\(titles.count) titles in \(preferences.language)" }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { Text(shelf.heading) }
}
