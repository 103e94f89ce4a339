import SwiftUI

@Observable final class Recipe {
  var title = ""
  var servings = 4
}

struct RecipeEditor: View {
  @State private var recipe = Recipe()  // expect: state-object "@StateObject"

  var body: some View {
    TextField("Title", text: $recipe.title)
    Stepper("Serves \(recipe.servings)", value: $recipe.servings)
  }
}
