import SwiftUI

final class Food: ObservableObject, Decodable, Identifiable, CustomStringConvertible {
  let id: String
  let name: String
  var isVital: Bool
  @Published var amount = ""

  enum CodingKeys: String, CodingKey { case id, name, isVital }

  var description: String { "\(name) \(isVital)" }
}

struct FoodRow: View {
  @ObservedObject var food: Food

  var body: some View { TextField(food.name, text: $food.amount) }
}

struct Larder: View {
  var foods: [Food]
  @State private var chosen: Set<String> = []

  var body: some View {
    List(foods.filter { !$0.name.isEmpty }, selection: $chosen) { Text($0.name) }
  }
}
