import SwiftUI

@MainActor @Observable final class Shelf {  // expect: observable-object-class "Shelf"
  private static var lent: Set<String> = []

  private(set) var lastVisit = Date()

  var lentCount: Int { Self.lent.count }

  func lend(_ title: String) {
    Self.lent.insert(title)
    lastVisit = Date()
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    VStack {
      // Lost: nobody tracks a static property, so the count stays what it was at first.
      Text("\(shelf.lentCount) lent")
      Button("Lend") { shelf.lend("Atlas") }
    }
  }
}
