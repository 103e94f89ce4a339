import SwiftUI

@Observable final class Recipe {
  var title = ""
}

enum Route {
  case list
  case details(Recipe)
  case edit(recipe: Recipe, isNew: Bool)
}

struct Kitchen: View {
  @State private var route = Route.list

  var body: some View {
    switch route {
    case .list: Text("Recipes")
    case .details(let recipe): RecipeDetails(recipe: recipe)
    case let .edit(recipe, isNew): RecipeEditor(recipe: recipe, isNew: isNew)
    }
  }
}

struct RecipeDetails: View {
  var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(recipe.title)
  }
}

struct RecipeEditor: View {
  @Bindable var recipe: Recipe  // expect: state-object-on-injected-model "@StateObject"
  let isNew: Bool

  var body: some View {
    TextField(isNew ? "New" : "Title", text: $recipe.title)
  }
}
