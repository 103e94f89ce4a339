import SwiftUI

final class Recipe: ObservableObject, Codable {
  @Published var title: String
  @Published var servings: Int

  enum CodingKeys: String, CodingKey {
    case title, servings
  }

  init(title: String, servings: Int) {
    self.title = title
    self.servings = servings
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    servings = try values.decode(Int.self, forKey: .servings)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(title, forKey: .title)
    try values.encode(servings, forKey: .servings)
  }
}

struct RecipeView: View {
  @ObservedObject var recipe: Recipe

  var body: some View { Text("\(recipe.title) for \(recipe.servings)") }
}
