import SwiftUI

// error: generic struct 'StateObject' requires that 'Recipe' conform to 'ObservableObject'
@Observable final class Recipe {
  var title = ""
  var servings = 4
}

struct RecipeEditor: View {
  @StateObject private var recipe = Recipe()

  var body: some View {
    TextField("Title", text: $recipe.title)
    Stepper("Serves \(recipe.servings)", value: $recipe.servings)
  }
}
