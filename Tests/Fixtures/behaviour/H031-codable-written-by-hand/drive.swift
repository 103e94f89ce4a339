import SwiftUI

@MainActor func driveRecipe() throws {
  let recipe = Recipe(title: "Soup", servings: 4)
  print("writes \(try jsonText(recipe))")
  let old = try fromJSON(Recipe.self, #"{"servings":2,"title":"Stew"}"#).get()
  let screen = Screen(RecipeView(recipe: old))
  screen.tell()
  screen.after("servings = 3") { old.servings = 3 }
}
