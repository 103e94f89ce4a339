import SwiftUI

@Observable class Recipe {
  var servings = 2
}

@Observable final class ScaledRecipe: Recipe {
  private(set) var factor = 1.0

  @ObservationIgnored override var servings: Int {  // expect: unpublished-stored-property "servings"
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
