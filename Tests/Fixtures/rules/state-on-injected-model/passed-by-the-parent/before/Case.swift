import Observation
import SwiftUI

@Observable
final class Recipe {
  var title = ""
  var servings = 2
}

struct Kitchen: View {
  @State private var recipe = Recipe()

  var body: some View {
    RecipeTitle(recipe: recipe)
    Servings(of: recipe)
  }
}

struct RecipeTitle: View {
  @State var recipe: Recipe  // expect: state-on-injected-model "@State"

  var body: some View {
    TextField("Title", text: $recipe.title)
  }
}

struct Servings: View {
  @State private var recipe: Recipe  // expect: state-on-injected-model "@State"

  init(of dish: Recipe) {
    _recipe = State(initialValue: dish)
  }

  var body: some View {
    Stepper("Servings", value: $recipe.servings)
  }
}
