import SwiftUI

/// Of types of others, and so nobody knows what a call of theirs gives or runs.
extension UUID {
  func list() -> ShoppingList { ShoppingList(of: self) }
}

extension StringProtocol {
  func asks(_ question: () -> Bool) -> Bool { question() }
}

extension Array {
  func every(_ question: () -> Bool) -> Bool { question() }
}

struct Box<Content> {
  let content: Content

  func ask(_ question: @escaping () -> Bool) -> Bool { question() }
}

final class ShoppingList: ObservableObject {
  let id: UUID
  @Published var amounts: [Int] = []

  init(of id: UUID) { self.id = id }

  func clean() {
    amounts.removeAll { $0 == id.list().amounts.count }  // expect: mutation-reads-itself "amounts"
  }
}

final class Pantry: ObservableObject {
  @Published var jars: [Int] = []

  func clean(as shelves: [Int]) {
    jars.removeAll { _ in shelves.every { jars.isEmpty } }  // expect: mutation-reads-itself "jars"
  }
}

final class Cellar: ObservableObject {
  @Published var bottles: [Int] = []

  func clean(_ box: Box<Int>) {
    bottles.removeAll { _ in box.ask { self.bottles.isEmpty } }  // expect: mutation-reads-itself "bottles"
  }
}

final class Fridge: ObservableObject {
  @Published var eggs: [Int] = []

  func clean() {
    eggs.removeAll { _ in "all".asks { self.eggs.isEmpty } }  // expect: mutation-reads-itself "eggs"
  }
}

/// They ask for something else meanwhile.
@Observable final class Drawer {
  let id = UUID()
  var spoons: [Int] = []
  var isLocked = false

  func clean(_ box: Box<Int>) {
    spoons.removeAll { _ in box.ask { self.isLocked } }
    spoons.removeAll { _ in "all".asks { self.isLocked } }
    spoons.removeAll { $0 == id.list().id.hashValue }
  }
}

struct KitchenView: View {
  @ObservedObject var list: ShoppingList
  @ObservedObject var pantry: Pantry
  @ObservedObject var cellar: Cellar
  @ObservedObject var fridge: Fridge
  var drawer: Drawer

  var body: some View {
    Text("\(list.amounts.count) \(pantry.jars.count) \(cellar.bottles.count)")
    Text("\(fridge.eggs.count) \(drawer.spoons.count) \(drawer.isLocked.description)")
  }
}
