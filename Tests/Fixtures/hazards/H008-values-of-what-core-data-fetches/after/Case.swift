import CoreData
import SwiftUI

final class Fruit: NSManagedObject {
  var name = ""
}

struct Row: Equatable {
  var name: String
}

/// What is published differs where the objects do, or is set once.
@Observable final class Basket {
  var rows: [Row] = []
  var names: [String] = []
  var selected: Fruit?
  var all: [Fruit]
  var isEmpty = true
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
    all = (try? context.fetch(NSFetchRequest<Fruit>(entityName: "Fruit"))) ?? []
  }

  func load() {
    let found = (try? context.fetch(NSFetchRequest<Fruit>(entityName: "Fruit"))) ?? []
    rows = found.map { Row(name: $0.name) }
    names = found.map(\.name)
    isEmpty = found.isEmpty
  }

  func select(_ fruit: Fruit) {
    selected = fruit
  }

  func clear() {
    selected = nil
    all = []
  }
}

struct BasketView: View {
  var basket: Basket

  var body: some View {
    List(basket.rows, id: \.name) { row in Text(row.name) }
    Text("\(basket.isEmpty) \(basket.selected?.name ?? "") \(basket.all.count)")
    Text(basket.names.joined())
  }
}
