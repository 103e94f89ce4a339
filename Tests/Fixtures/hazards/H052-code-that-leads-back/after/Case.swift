import SwiftUI

/// A method of the view looks at the list that is being changed.
final class Basket: ObservableObject {
  @Published var fruits = ["apple", "pear"]
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  private func isTooMany(_ fruit: String) -> Bool { basket.fruits.count > 3 }

  var body: some View {
    Text("\(basket.fruits.count)")
    Button("Sort out") {
      basket.fruits.removeAll { isTooMany($0) }  // expect: mutation-reads-itself "fruits"
    }
  }
}

/// A protocol's own code changes it and looks at it.
protocol Shelved: AnyObject {
  var books: [String] { get set }
}

extension Shelved {
  func isSpare(_ book: String) -> Bool { books.count > 5 }
  func thin() { books.removeAll { isSpare($0) } }  // expect: mutation-reads-itself "books"
}

final class Shelf: ObservableObject, Shelved {
  @Published var books = ["Emma"]
}

/// The changed object is a part of the one that looks.
final class Drawer: ObservableObject {
  @Published var socks = [1, 2]
}

@Observable final class Wardrobe {
  var isOpen = false
  let drawer = Drawer()

  func isOdd(_ sock: Int) -> Bool { drawer.socks.count > sock }
  func tidy() { drawer.socks.removeAll { isOdd($0) } }  // expect: mutation-reads-itself "socks"
}

/// A local function or closure is handed over by name.
final class Queue: ObservableObject {
  @Published var people = [4, 8]

  func close() {
    func isLate(_ person: Int) -> Bool { people.count > person }
    people.removeAll(where: isLate)  // expect: mutation-reads-itself "people"
  }
}

final class Till: ObservableObject {
  @Published var tickets = [4, 8]

  func void() {
    let isVoid: (Int) -> Bool = { self.tickets.count > $0 }
    tickets.removeAll(where: isVoid)  // expect: mutation-reads-itself "tickets"
  }
}

/// A subclass, a delegate, or a helper looks.
class Album: ObservableObject {
  @Published var photos = [1]

  func isBlurred(_ photo: Int) -> Bool { photo == 0 }
  func clean() { photos.removeAll { isBlurred($0) } }  // expect: mutation-reads-itself "photos"
}

final class SharedAlbum: Album {
  override func isBlurred(_ photo: Int) -> Bool { photos.count > 9 }
}

protocol Judge: AnyObject {
  func rejects(_ entry: Int) -> Bool
}

final class Contest: ObservableObject, Judge {
  @Published var entries = [7]
  weak var judge: Judge?

  func rejects(_ entry: Int) -> Bool { entries.first == entry }
  func select() {
    entries.removeAll { judge?.rejects($0) ?? false }  // expect: mutation-reads-itself "entries"
  }
}

/// A default that is asked for while the rest is changed.
final class Tally: ObservableObject {
  @Published var votes: [String: Int] = [:]

  private func first() -> Int { votes.count }
  func vote(_ name: String) {
    votes[name, default: first()] += 1  // expect: mutation-reads-itself "votes"
  }
}

struct AllView: View {
  @StateObject private var shelf = Shelf()
  @State private var wardrobe = Wardrobe()
  @StateObject private var queue = Queue()
  @StateObject private var till = Till()
  @StateObject private var album = SharedAlbum()
  @StateObject private var contest = Contest()
  @StateObject private var tally = Tally()

  var body: some View {
    Text("\(shelf.books.count) \(wardrobe.isOpen ? 1 : 0) \(queue.people.count)")
    Text("\(till.tickets.count) \(album.photos.count) \(contest.entries.count)")
    Text("\(tally.votes.count)")
  }
}
