import SwiftUI

// error: generic struct 'StateObject' requires that 'Recipe' conform to 'ObservableObject'

@Observable final class Recipe {
  var servings = 4
}

struct RecipeView: View {
  @StateObject private var recipe = Recipe()  // expect: half-migrated-model "@StateObject"

  var body: some View {
    ServingsView(recipe: recipe)
    ShoppingList()
      .environmentObject(recipe)  // expect: half-migrated-model "environmentObject"
  }
}

struct ServingsView: View {
  @ObservedObject var recipe: Recipe  // expect: half-migrated-model "@ObservedObject"

  var body: some View { Stepper("Serves \(recipe.servings)", value: $recipe.servings) }
}

struct ShoppingList: View {
  @EnvironmentObject private var recipe: Recipe  // expect: half-migrated-model "@EnvironmentObject"

  var body: some View { Text("\(recipe.servings * 250) g of flour") }
}
