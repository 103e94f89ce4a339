import Observation
import SwiftUI

@Observable
final class Recipe {
  var title = ""
}

struct Book: View {
  @State private var recipe = Recipe()

  var body: some View {
    Editor(of: recipe)
    Editor()
    Reader(of: recipe)
  }
}

/// Where nobody passes one in it makes its own, which only '@State' keeps.
struct Editor: View {
  @State private var draft: Recipe

  init(of existing: Recipe? = nil) {
    _draft = State(initialValue: existing ?? Recipe())
  }

  var body: some View { TextField("Title", text: $draft.title) }
}

struct Reader: View {
  @State private var recipe: Recipe  // expect: state-on-injected-model "@State"

  init(of existing: Recipe) {
    _recipe = State(initialValue: existing)
  }

  var body: some View { Text(recipe.title) }
}
