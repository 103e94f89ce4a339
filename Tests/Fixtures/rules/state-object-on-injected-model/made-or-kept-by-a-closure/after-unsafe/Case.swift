import SwiftUI

@Observable final class Recipe {
  var steps: [String] = []
}

/// One caller's method gives what it keeps.
struct Desk: View {
  let make: () -> Recipe

  var body: some View { DeskEditor(recipe: make()) }
}

struct DeskEditor: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(recipe.steps.joined()) }
}

/// A closure that returns early what somebody keeps.
struct Board: View {
  let make: () -> Recipe

  var body: some View { BoardEditor(recipe: make()) }
}

struct BoardEditor: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(recipe.steps.joined()) }
}

/// One that gives what was made around it, the same each time.
@MainActor final class Printer {
  private let make: () -> Recipe

  init(make: @escaping () -> Recipe) { self.make = make }

  func page() -> some View { Page(recipe: self.make()) }
}

struct Page: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(recipe.steps.joined()) }
}

/// The same as a trailing closure, beside another that makes one.
struct Stand: View {
  let make: () -> Recipe

  var body: some View { StandEditor(recipe: make()) }
}

struct StandEditor: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(recipe.steps.joined()) }
}

struct Kitchen: View {
  @State private var isOpen = false
  @State private var kept = Recipe()

  var body: some View {
    Desk(make: newRecipe)
    Desk(make: sameRecipe)
    Board {
      if isOpen { return kept }
      return Recipe()
    }
    printed
    Stand(make: newRecipe)
    Stand { kept }
  }

  private func newRecipe() -> Recipe { Recipe() }

  private func sameRecipe() -> Recipe { kept }

  @ViewBuilder private var printed: some View {
    let recipe = Recipe()
    Printer { recipe }.page()
  }
}
