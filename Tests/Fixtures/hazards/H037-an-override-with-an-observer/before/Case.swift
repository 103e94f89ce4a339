import SwiftUI

class Recipe: ObservableObject {
  @Published var servings = 2
}

final class ScaledRecipe: Recipe {
  @Published private(set) var factor = 1.0

  override var servings: Int {  // expect: unpublished-stored-property "servings"
    didSet { factor = Double(servings) / 2 }
  }
}

struct RecipeView: View {
  @StateObject private var recipe = ScaledRecipe()

  var body: some View {
    Stepper("\(recipe.servings) servings", value: $recipe.servings)
    Text("× \(recipe.factor)")
  }
}
