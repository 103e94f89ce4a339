import Combine
import CoreData
import SwiftUI

/// A context hands out one object for each row: after a change, the list that it fetches again is
/// equal to the one that is there, and a tracked property tells nobody.
final class Fruit: NSManagedObject {
  var name = ""
}

final class Basket: ObservableObject {
  @Published var fruits: [Fruit] = []
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
final class Cellar: ObservableObject {
  @Published var bottles: [NSManagedObject] = []
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
final class Shelf: ObservableObject {
  @Published var first: Fruit?
  private let controller: NSFetchedResultsController<Fruit>

  init(controller: NSFetchedResultsController<Fruit>) {
    self.controller = controller
  }

  func changed() {
    self.first = controller.fetchedObjects?.first  // expect: custom-equality-hides-changes "first"
  }
}

/// What somebody else fetches comes again, too.
final class Kitchen: ObservableObject {
  @Published var stock: [Fruit] = []

  func receive(_ all: [Fruit]) {
    stock = all  // expect: custom-equality-hides-changes "stock"
  }
}

/// What is published along with it told of it.
final class Pantry: ObservableObject {
  var fruits: [Fruit] = []
  @Published var loads = 0
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
  @ObservedObject var pantry: Pantry

  var body: some View {
    Button("\(pantry.loads)") { pantry.load() }
    Text(pantry.fruits.first?.name ?? "")
  }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @ObservedObject var cellar: Cellar
  @ObservedObject var shelf: Shelf
  @ObservedObject var kitchen: Kitchen

  var body: some View {
    Button(basket.fruits.first?.name ?? "") { basket.load() }
    Text("\(cellar.bottles.count) \(shelf.first?.name ?? "") \(kitchen.stock.count)")
  }
}
