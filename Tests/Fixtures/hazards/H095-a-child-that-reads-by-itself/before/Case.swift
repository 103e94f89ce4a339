import SwiftUI

final class Meal: ObservableObject {
  @Published var calories = 0
}

struct Calories: View {
  let meal: Meal  // expect: unobserved-model "meal"

  var body: some View { Text("\(meal.calories) kcal") }
}

struct MealView: View {
  @StateObject private var meal = Meal()

  var body: some View {
    VStack {
      Calories(meal: meal)
      Button("Eat") { meal.calories += 100 }
    }
  }
}
