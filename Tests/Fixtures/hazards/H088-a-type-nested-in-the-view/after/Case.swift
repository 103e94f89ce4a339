import SwiftUI

@Observable final class Recipe {
  var servings = 2
}

struct Servings: View {
  enum Bindable { case servings, title }

  @Environment(Recipe.self) private var recipe  // expect: environment-object "@EnvironmentObject"

  var body: some View { Stepper("Servings", value: SwiftUI.Bindable(recipe).servings) }

  func stepper() -> some View { Stepper("Servings", value: SwiftUI.Bindable(recipe).servings) }
}

struct Kitchen: View {
  @State private var recipe = Recipe()

  var body: some View { Servings().environment(recipe) }
}
