import SwiftUI

// What a view reads of its model by way of other code.
@Observable final class Theme {
  var isDark = false  // expect: published-property "@Published"
  var size = 12.0  // expect: published-property "@Published"
}

/// The function and the variable share a name: a call means the function.
var backdrop: Color { Color.white }

func backdrop(of theme: Theme, isBright: Bool) -> Color {
  theme.isDark && !isBright ? Color.black : Color.white
}

struct Page: View {
  // says-not-next: "reads nothing of it"
  var theme: Theme

  var body: some View { backdrop(of: theme, isBright: false) }
}

/// What an extension of a protocol draws is drawn by those that conform.
protocol Titled: View {
  var theme: Theme { get }
}

extension Titled {
  var title: some View { Text("\(theme.size)") }
}

struct Chapter: Titled {
  // says-not-next: "reads nothing of it"
  var theme: Theme

  var body: some View { title }
}

struct Appendix: Titled {
  // says-next: "reads nothing of it"
  var theme: Theme

  var body: some View { Text("Appendix") }
}

/// A wrapper that is told by a key path what to read.
@propertyWrapper struct Themed<Value>: DynamicProperty {
  // says-not-next: "reads nothing of it"
  private var theme: Theme
  private let path: KeyPath<Theme, Value>

  init(_ path: KeyPath<Theme, Value>, of theme: Theme) {
    self.path = path
    self.theme = theme
  }

  var wrappedValue: Value { theme[keyPath: path] }
}

/// What all share is read by way of an extension.
@MainActor @Observable final class Mood {
  static let shared = Mood()
  var isGood = true  // expect: published-property "@Published"

  func turn() { isGood.toggle() }
}

extension Color {
  @MainActor static var ofMood: Color { Mood.shared.isGood ? .yellow : .gray }
}

struct MoodView: View {
  // says-not-next: "reads nothing of it"
  var mood = Mood.shared

  var body: some View {
    VStack {
      Color.ofMood
      Button("Turn") { mood.turn() }
    }
  }
}

/// Here only the action reads it, and a view of its own.
struct MoodButton: View {
  // says-next: "reads nothing of it"
  var mood = Mood.shared

  var body: some View {
    VStack {
      Button("Turn") { mood.turn() }
      MoodView()
    }
  }
}
