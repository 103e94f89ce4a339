import SwiftUI

@Observable final class Recipe {
  var servings: Int
  var steps: [String]
  var flour: Int
  var title: String

  init(servings: Int) {
    self.servings = servings
    steps = []
    steps.append("Knead")  // error: used before being initialized
    flour = self.servings * 80  // error: before all stored properties are initialized
    title = "Bread"
  }
}

@Observable final class Oven {
  private(set) var limit = 250
  var heat: Int

  init?(heat: Int) {
    // error: before all stored properties are initialized
    guard heat < limit else { return nil }
    if heat > 100 {
      self.heat = heat
    } else {
      self.heat = 100
    }
  }

  init() { heat = 100 }
}

struct RecipeView: View {
  var recipe: Recipe
  var oven: Oven

  var body: some View {
    Text("\(recipe.title) for \(recipe.servings): \(recipe.flour) g, \(recipe.steps.count) steps")
    Text("\(oven.heat) of \(oven.limit)")
  }
}
