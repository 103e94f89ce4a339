import SwiftUI

final class Recipe: ObservableObject {
  @Published var title = ""
  @Published var servings = 4
}

struct RecipeEditor: View {
  @StateObject private var recipe = Recipe()  // expect: state-object "@StateObject"

  var body: some View {
    TextField("Title", text: $recipe.title)
    Stepper("Serves \(recipe.servings)", value: $recipe.servings)
  }
}
