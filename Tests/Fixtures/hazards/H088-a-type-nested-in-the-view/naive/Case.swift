import SwiftUI

@Observable final class Recipe {
  var servings = 2
}

struct Servings: View {
  enum Bindable { case servings, title }

  @Environment(Recipe.self) private var recipe

  var body: some View {
    @Bindable var recipe = recipe
    Stepper("Servings", value: $recipe.servings)  // error: cannot find '$recipe' in scope
  }

  func stepper() -> some View { Stepper("Servings", value: Bindable(recipe).servings) }
}

struct Kitchen: View {
  @State private var recipe = Recipe()

  var body: some View { Servings().environment(recipe) }
}
