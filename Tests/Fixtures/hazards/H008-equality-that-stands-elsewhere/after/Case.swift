import SwiftUI

protocol Numbered: Equatable {
  var id: Int { get }
}

extension Numbered {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

struct Song: Numbered {
  var id = 0
  var title = ""
}

struct Film: Hashable {
  var id = 0
  var title = ""

  static func == (a: Film, b: Film) -> Bool { a.hashValue == b.hashValue }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Book: Equatable {
  var id = 0
  var title = ""

  static func == (a: Book, b: Book) -> Bool { a.isSame(as: b) }

  func isSame(as other: Book) -> Bool { id == other.id }
}

/// What it carries is compared by its own `==`.
enum Load<Value> {
  case idle
  case done(Value)
}

extension Load: Equatable where Value: Equatable {}

enum Screen: Equatable {
  case empty
  case showing(Book)
}

/// What the compiler writes for it looks at everything.
struct Game: Hashable {
  var id = 0
  var title = ""

  static func == (a: Game, b: Game) -> Bool { a.hashValue == b.hashValue }
}

@Observable final class Shelf {
  var song = Song()  // expect: custom-equality-hides-changes "song"
  var film = Film()  // expect: custom-equality-hides-changes "film"
  var book = Book()  // expect: custom-equality-hides-changes "book"
  var load: Load<Book> = .idle  // expect: custom-equality-hides-changes "load"
  var screen = Screen.empty  // expect: custom-equality-hides-changes "screen"
  var game = Game()

  func rename(_ title: String) {
    song = Song(title: title)
    film = Film(title: title)
    book = Book(title: title)
    load = .done(book)
    screen = .showing(book)
    game = Game(title: title)
  }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View {
    Text(shelf.song.title + shelf.film.title + shelf.book.title + shelf.game.title)
    if case .done(let book) = shelf.load { Text(book.title) }
    if case .showing(let book) = shelf.screen { Text(book.title) }
  }
}
