import SwiftUI

@Observable final class Recipe {
  var steps: [String] = []
}

@Observable final class Cookbook {
  var title = ""
  private let first = Recipe()

  func newRecipe() -> Recipe { Recipe() }

  func firstRecipe() -> Recipe { first }
}

/// A method that makes a new one with each call.
struct Desk: View {
  let make: () -> Recipe

  var body: some View { DeskEditor(recipe: make()) }
}

struct DeskEditor: View {
  @State var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

/// A trailing closure, and what a default makes.
struct Board: View {
  var title = ""
  var make: () -> Recipe = { Recipe() }

  var body: some View { BoardEditor(recipe: make()) }
}

struct BoardEditor: View {
  @State private var recipe: Recipe

  init(recipe: Recipe) { _recipe = State(wrappedValue: recipe) }

  var body: some View { Text(recipe.steps.joined()) }
}

/// Kept by an object, and given by its initialiser.
@MainActor final class Printer {
  private let make: () -> Recipe

  init(make: @escaping () -> Recipe) { self.make = make }

  func page() -> some View { Page(recipe: self.make()) }
}

struct Page: View {
  @State var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

/// Nobody knows what it gives: what the view does today it goes on doing.
struct Stand: View {
  let make: () -> Recipe

  var body: some View { StandEditor(recipe: make()) }
}

struct StandEditor: View {
  // says-next: "who owns it is unknown: cannot tell what 'make' gives"
  @State var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

@MainActor func stand(_ make: @escaping () -> Recipe) -> some View { Stand(make: make) }

struct Kitchen: View {
  @State private var book = Cookbook()

  var body: some View {
    Desk(make: book.newRecipe)
    Board()
    Board(title: book.title) {
      let recipe = Recipe()
      recipe.steps = ["Stir"]
      return recipe
    }
    Printer { Recipe() }.page()
  }
}
