import Foundation
import SwiftUI

@MainActor
@Observable
final class Theme {
  static let shared = Theme()
  var changes = 0
  // says-next: "a view may read it"
  var isDark = false  // expect: unpublished-stored-property "isDark"
  // says-next: "a view may read it"
  var author = "Ash"  // expect: unpublished-stored-property "author"
  // says-next: "a view may read it"
  var motto = "Grow"  // expect: unpublished-stored-property "motto"
  // says-next: "a view may read it"
  var season = "Spring"  // expect: unpublished-stored-property "season"
  // says-next: "a view may read it"
  var place = "Hill"  // expect: unpublished-stored-property "place"

  func turn() {
    isDark.toggle()
    (author, motto, season, place) = ("Elm", "Rest", "Autumn", "Dale")
    changes += 1
  }
}

// What extensions of others' types give is the project's all the same.
@MainActor
struct Palette {
  var accent: String { Theme.shared.isDark ? "ink" : "snow" }
}

extension UserDefaults {
  @MainActor static var palette: Palette { Palette() }
}

extension UUID {
  @MainActor func theme() -> Theme { Theme.shared }
}

// Called like what runs a closure later, or like what gives an element.
protocol Profiler {
  func perform(_ work: () -> String) -> String
}

extension Array {
  func onEach(_ change: (Element) -> String) -> String { map(change).joined() }
}

extension Array where Element == Int {
  func first(in themes: [Theme]) -> Theme? { themes.first }
}

struct ThemeView<P: Profiler>: View {
  var theme = Theme.shared
  let profiler: P
  let id: UUID
  let names: [String]
  let numbers: [Int]

  var body: some View {
    Text(UserDefaults.palette.accent)
    Text(id.theme().author)
    Text(profiler.perform { theme.motto })
    Text(names.onEach { $0 + theme.season })
    Text(numbers.first(in: [theme])?.place ?? "")
    Button("Turn \(theme.changes)") { theme.turn() }
  }
}
