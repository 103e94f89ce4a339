import SwiftUI

/// No view holds it, and none is told of its changes today.
@MainActor final class Shelf: ObservableObject {  // expect: observable-object-class "Shelf"
  @Published private(set) var books: [String] = []

  func load() { Task { books = ["Emma"] } }
}

@MainActor final class Room: ObservableObject {  // expect: observable-object-class "Room"
  @Published var title = ""
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }

  var books: [String] { shelf.books }
}

struct RoomView: View {
  @ObservedObject var room: Room

  var body: some View {
    Text(room.title)
    // says-next: "what is drawn here shows 'books' by way of other code and does not observe 'Shelf'"
    Text(room.books.joined())
  }
}
