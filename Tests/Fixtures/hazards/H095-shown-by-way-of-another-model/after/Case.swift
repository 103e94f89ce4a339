import SwiftUI

/// No view holds it, and none is told of its changes today.
@MainActor @Observable final class Shelf {  // expect: observable-object-class "Shelf"
  private(set) var books: [String] = []

  func load() { Task { books = ["Emma"] } }
}

@MainActor @Observable final class Room {  // expect: observable-object-class "Room"
  var title = ""
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }

  var books: [String] { shelf.books }
}

struct RoomView: View {
  var room: Room

  var body: some View {
    Text(room.title)
    // says-next: "what is drawn here shows 'books' by way of other code and does not observe 'Shelf'"
    Text(room.books.joined())
  }
}
