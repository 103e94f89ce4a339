import SwiftUI

@MainActor final class Shelf: ObservableObject {  // expect: observable-object-class "Shelf"
  private static var lent: Set<String> = []

  @Published private(set) var lastVisit = Date()

  // says-next: "other changes of the model will no longer refresh it"
  var lentCount: Int { Self.lent.count }

  func lend(_ title: String) {
    Self.lent.insert(title)
    lastVisit = Date()
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack {
      // Nothing else is read here: what is published only drags the count along.
      Text("\(shelf.lentCount) lent")
      Button("Lend") { shelf.lend("Atlas") }
    }
  }
}
