// error: ambiguous use of 'access(keyPath:)'
import SwiftUI

@Observable class Recipe {
  var servings = 2
}

@Observable final class ScaledRecipe: Recipe {
  private(set) var factor = 1.0

  override var servings: Int {
    didSet { factor = Double(servings) / 2 }
  }
}

struct RecipeView: View {
  @State private var recipe = ScaledRecipe()

  var body: some View {
    Stepper("\(recipe.servings) servings", value: $recipe.servings)
    Text("× \(recipe.factor)")
  }
}
