import SwiftUI

final class Recipe: ObservableObject {
  @Published var amounts: [String: Double] = [:]

  func set(_ name: String, to amount: Double) { amounts[name] = amount }
}

/// Everything that is done with it is done by actions: nothing of it is shown.
struct Mixer: View {
  // says-next: "does not observe it: only what observes it itself shows its changes"
  @State private var recipe = Recipe()  // expect: observable-object-in-state "@State"
  @State private var flour = 0.0
  var isFull: Bool

  var body: some View {
    slider().onAppear { recipe.set("salt", to: 1) }
    Button("Sugar") { recipe.amounts["sugar"] = 2 }
    Knob(onTurn: isFull ? nil : { turn() }, onPress: { turn() })
  }

  private func turn() { recipe.set("milk", to: 3) }

  private func slider() -> some View {
    let binding = Binding<Double>(
      get: { flour },
      set: {
        flour = $0
        recipe.set("flour", to: $0)
      })
    return Slider(value: binding)
  }
}

struct Knob: View {
  var onTurn: (() -> Void)?
  var onPress: () -> Void

  var body: some View {
    Button("Turn") { onTurn?() }
    Button("Press") { onPress() }
  }
}

/// What is chosen is drawn, and shows it.
struct Scale: View {
  // says-next: "the view misses its changes"
  @State private var recipe = Recipe()  // expect: observable-object-in-state "@State"
  var isFull: Bool

  var body: some View {
    Dial(
      label: isFull ? { Text("full") } : { Text("\(recipe.amounts["flour"] ?? 0)") })
  }
}

struct Dial: View {
  var label: () -> Text

  var body: some View { label() }
}
