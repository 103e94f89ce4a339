import SwiftUI

protocol Bookcase: AnyObject {
  var books: [Int] { get set }
}

final class Bookroom: ObservableObject, Bookcase {
  @Published var books = [1, 2, 5]
}

func tidy<Case: Bookcase>(_ room: Case) {
  room.books.removeAll { $0 > room.books.count }
}

struct BookroomView: View {
  @ObservedObject var room: Bookroom

  var body: some View { Text("\(room.books)") }
}
