import Combine
import SwiftUI

@MainActor final class Book {
  let current = CurrentValueSubject<String, Never>("")
}

@MainActor @Observable final class Card {  // expect: observable-object-class "Card"
  private let book = Book()
  private let draft = CurrentValueSubject<Int, Never>(0)
  private(set) var isPremium = false

  // says-next: "a view shows 'mail', which nothing tracks: other changes of the model"
  var mail: String { book.current.value + "@" }
  // says-next: "a view shows 'count', which nothing tracks: other changes of the model"
  var count: Int { draft.value }
  // says-not-next: "nothing tracks"
  var badge: String { isPremium ? "+" : "" }
  // says-not-next: "nothing tracks"
  var mails: AnyPublisher<String, Never> { book.current.eraseToAnyPublisher() }

  func renew(_ name: String) {
    book.current.send(name)
    isPremium = name.isEmpty
  }
}

struct CardView: View {
  @State private var card = Card()

  var body: some View {
    Text(card.mail + card.badge + "\(card.count)").onReceive(card.mails) { print($0) }
  }
}
