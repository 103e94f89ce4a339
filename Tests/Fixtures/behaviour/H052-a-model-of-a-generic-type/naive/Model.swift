import SwiftUI

protocol Bookcase: AnyObject {
  var books: [Int] { get set }
}

@Observable final class Bookroom: Bookcase {
  var books = [1, 2, 5]
}

func tidy<Case: Bookcase>(_ room: Case) {
  room.books.removeAll { $0 > room.books.count }
}

struct BookroomView: View {
  var room: Bookroom

  var body: some View { Text("\(room.books)") }
}
