import SwiftUI

@MainActor protocol Shelf: AnyObject {
  var books: [Int] { get set }
}

final class Library: ObservableObject, Shelf {
  @Published var books = [1, 2, 3]
}

@MainActor func tidy<S: Shelf>(_ shelf: S) {
  shelf.books.removeAll { $0 > shelf.books.count }  // expect: mutation-reads-itself "books"
}

@MainActor protocol Rack: AnyObject {
  var bottles: [Int] { get set }
}

final class Cellar: ObservableObject, Rack {
  @Published var bottles = [1, 2, 3]
}

@MainActor func sort(_ rack: some Rack) {
  rack.bottles.removeAll { $0 > rack.bottles.count }  // expect: mutation-reads-itself "bottles"
}

@MainActor protocol Box: AnyObject {
  var toys: [Int] { get set }
}

final class Nursery: ObservableObject, Box {
  @Published var toys = [1, 2, 3]
}

@MainActor struct Nanny<B> where B: Box {
  let box: B

  func tidy() {
    box.toys.sort { $0 < $1 + box.toys.count }  // expect: mutation-reads-itself "toys"
  }
}

struct HouseView: View {
  @ObservedObject var library: Library
  @ObservedObject var cellar: Cellar
  @ObservedObject var nursery: Nursery
  var body: some View {
    Text("\(library.books.count) \(cellar.bottles.count) \(nursery.toys.count)")
  }
}
