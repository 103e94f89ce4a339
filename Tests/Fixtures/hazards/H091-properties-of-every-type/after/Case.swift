import SwiftUI

protocol Ingredient {
  var name: String { get }
}

struct Salt: Ingredient {
  let name = "Salt"
}

@Observable final class Pantry<Shelf: Hashable> {
  var ingredient: any Ingredient = Salt()  // expect: published-property "@Published"
  var size = (width: 3, height: 2)  // expect: published-property "@Published"
  var onOpen: ((Int) -> Void)?  // expect: published-property "@Published"
  var kinds: [String: [any Ingredient.Type]] = [:]  // expect: published-property "@Published"
  var last: Result<Int, any Error>?  // expect: published-property "@Published"
  var shelf: Shelf  // expect: published-property "@Published"
  var label: String!  // expect: published-property "@Published"
  var range = 0...9  // expect: published-property "@Published"
  var open: Set<Shelf> = []  // expect: published-property "@Published"
  var path: KeyPath<String, Int> = \.count  // expect: published-property "@Published"
  var matrix = [[1, 0], [0, 1]]  // expect: published-property "@Published"
  var anything: Any? = nil  // expect: published-property "@Published"

  init(shelf: Shelf) { self.shelf = shelf }
}

struct PantryView: View {
  @State private var pantry = Pantry(shelf: 1)

  var body: some View {
    Text(pantry.ingredient.name)
    Text("\(pantry.size.width) by \(pantry.size.height), \(pantry.matrix[0][1])")
    Button("Open") { pantry.onOpen?(pantry.shelf) }
  }
}
