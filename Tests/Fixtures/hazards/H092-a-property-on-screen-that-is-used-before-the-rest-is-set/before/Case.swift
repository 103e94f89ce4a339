import SwiftUI

final class Recipe: ObservableObject {
  var servings: Int
  var steps: [String]
  @Published var flour: Int
  @Published var title: String

  init(servings: Int) {
    self.servings = servings
    steps = []
    steps.append("Knead")  // expect: unsupported-declaration "steps"
    flour = self.servings * 80  // expect: unsupported-declaration "servings"
    title = "Bread"
  }
}

final class Oven: ObservableObject {
  private(set) var limit = 250
  @Published var heat: Int

  init?(heat: Int) {
    guard heat < limit else { return nil }  // expect: unsupported-declaration "limit"
    if heat > 100 {
      self.heat = heat
    } else {
      self.heat = 100
    }
  }

  init() { heat = 100 }

  func repair() { limit += 10 }
}

struct RecipeView: View {
  @ObservedObject var recipe: Recipe
  @ObservedObject var oven: Oven

  var body: some View {
    Text("\(recipe.title) for \(recipe.servings): \(recipe.flour) g, \(recipe.steps.count) steps")
    Text("\(oven.heat) of \(oven.limit)")
  }
}
