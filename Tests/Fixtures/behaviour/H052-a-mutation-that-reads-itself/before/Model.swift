import SwiftUI

final class Guestbook: ObservableObject {
  @Published var names = ["Ana", "Bo", "Ana"]

  func removeRepeated() {
    names.removeAll { name in names.filter { $0 == name }.count > 1 }
  }
}

struct GuestbookView: View {
  @ObservedObject var book: Guestbook

  var body: some View { Text("\(book.names)") }
}
