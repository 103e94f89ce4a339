import SwiftUI

@Observable final class Food: Decodable, Identifiable, Equatable, CustomStringConvertible {
  let id: String
  let name: String
  @ObservationIgnored var isVital: Bool
  var amount = ""

  enum CodingKeys: String, CodingKey { case id, name, isVital }

  static func == (a: Food, b: Food) -> Bool { a.id == b.id }

  var description: String { "\(name) \(isVital)" }
}

struct FoodRow: View {
  @Bindable var food: Food

  var body: some View { TextField(food.name, text: $food.amount) }
}

struct Larder: View {
  var foods: [Food]
  @State private var chosen: Set<String> = []
  @State private var needed: [Food] = []

  var body: some View {
    List(foods.filter { !$0.name.isEmpty }, selection: $chosen) { food in
      Text(food.name).opacity(needed.contains(food) ? 1 : 0.5)
    }
  }
}
