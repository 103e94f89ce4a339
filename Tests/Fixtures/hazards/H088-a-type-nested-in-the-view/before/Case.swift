import SwiftUI

final class Recipe: ObservableObject {
  @Published var servings = 2
}

struct Servings: View {
  enum Bindable { case servings, title }

  @EnvironmentObject private var recipe: Recipe  // expect: environment-object "@EnvironmentObject"

  var body: some View { Stepper("Servings", value: $recipe.servings) }

  func stepper() -> some View { Stepper("Servings", value: $recipe.servings) }
}

struct Kitchen: View {
  @StateObject private var recipe = Recipe()

  var body: some View { Servings().environmentObject(recipe) }
}
