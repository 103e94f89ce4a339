import Combine
import SwiftUI

/// Migrates with unsafe fixes only: the shelf, which is safe, has to compile either way.
@MainActor @Observable final class Preferences {
  static let shared = Preferences()
  var language = "en" {
    willSet { languageSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var languageSubject = CurrentValueSubject<_, Never>(language)

  func log() -> AnyCancellable { languageSubject.sink { print($0) } }
}

@MainActor @Observable final class Shelf {
  var titles: [String] = []
  @ObservationIgnored var preferences: Preferences = .shared

  var heading: String { "\(titles.count) titles in \(preferences.language)" }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View { Text(shelf.heading) }
}
