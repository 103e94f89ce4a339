import SwiftUI

@Observable final class Guestbook {
  var names = ["Ana", "Bo", "Ana"]

  func removeRepeated() {
    names.removeAll { name in names.filter { $0 == name }.count > 1 }
  }
}

struct GuestbookView: View {
  var book: Guestbook

  var body: some View { Text("\(book.names)") }
}
