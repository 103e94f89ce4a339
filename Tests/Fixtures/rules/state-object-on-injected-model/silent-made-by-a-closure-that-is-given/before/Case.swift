import SwiftUI

final class Recipe: ObservableObject {
  @Published var steps: [String] = []
}

final class Cookbook: ObservableObject {
  @Published var title = ""
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
  @StateObject var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

/// A trailing closure, and what a default makes.
struct Board: View {
  var title = ""
  var make: () -> Recipe = { Recipe() }

  var body: some View { BoardEditor(recipe: make()) }
}

struct BoardEditor: View {
  @StateObject private var recipe: Recipe

  init(recipe: Recipe) { _recipe = StateObject(wrappedValue: recipe) }

  var body: some View { Text(recipe.steps.joined()) }
}

/// Kept by an object, and given by its initialiser.
@MainActor final class Printer {
  private let make: () -> Recipe

  init(make: @escaping () -> Recipe) { self.make = make }

  func page() -> some View { Page(recipe: self.make()) }
}

struct Page: View {
  @StateObject var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

/// Nobody knows what it gives: what the view does today it goes on doing.
struct Stand: View {
  let make: () -> Recipe

  var body: some View { StandEditor(recipe: make()) }
}

struct StandEditor: View {
  // says-next: "who owns it is unknown: cannot tell what 'make' gives"
  @StateObject var recipe: Recipe

  var body: some View { Text(recipe.steps.joined()) }
}

@MainActor func stand(_ make: @escaping () -> Recipe) -> some View { Stand(make: make) }

struct Kitchen: View {
  @StateObject private var book = Cookbook()

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
