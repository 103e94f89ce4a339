import Combine
import CoreData
import SwiftUI

/// A context hands out one object for each row: after a change, the list that it fetches again is
/// equal to the one that is there, and a tracked property tells nobody.
final class Fruit: NSManagedObject {
  var name = ""
}

@Observable final class Basket {
  var fruits: [Fruit] = []
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
    load()
  }

  func load() {
    fruits = (try? context.fetch(NSFetchRequest<Fruit>(entityName: "Fruit"))) ?? []  // expect: custom-equality-hides-changes "fruits"
  }

  func rename(_ fruit: Fruit) {
    fruit.name += "!"
    try? context.save()
    load()
  }
}

/// By way of a local, of a class that is written elsewhere.
@Observable final class Cellar {
  var bottles: [NSManagedObject] = []
  let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func load() {
    do {
      let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Bottle"))
      bottles = found  // expect: custom-equality-hides-changes "bottles"
    } catch {
      bottles = []
    }
  }
}

/// A controller that tells of changes.
@Observable final class Shelf {
  var first: Fruit?
  private let controller: NSFetchedResultsController<Fruit>

  init(controller: NSFetchedResultsController<Fruit>) {
    self.controller = controller
  }

  func changed() {
    self.first = controller.fetchedObjects?.first  // expect: custom-equality-hides-changes "first"
  }
}

/// What somebody else fetches comes again, too.
@Observable final class Kitchen {
  var stock: [Fruit] = []

  func receive(_ all: [Fruit]) {
    stock = all  // expect: custom-equality-hides-changes "stock"
  }
}

/// What is published along with it told of it.
@Observable final class Pantry {
  var fruits: [Fruit] = []
  var loads = 0
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  private func fill() {
    // says-next: "'fruits' was not published, and other changes may have refreshed it"
    fruits = (try? context.fetch(NSFetchRequest<Fruit>(entityName: "Fruit"))) ?? []  // expect: custom-equality-hides-changes "fruits"
  }

  func load() {
    fill()
    loads += 1
  }
}

struct PantryView: View {
  var pantry: Pantry

  var body: some View {
    Button("\(pantry.loads)") { pantry.load() }
    Text(pantry.fruits.first?.name ?? "")
  }
}

struct BasketView: View {
  var basket: Basket
  var cellar: Cellar
  var shelf: Shelf
  var kitchen: Kitchen

  var body: some View {
    Button(basket.fruits.first?.name ?? "") { basket.load() }
    Text("\(cellar.bottles.count) \(shelf.first?.name ?? "") \(kitchen.stock.count)")
  }
}
