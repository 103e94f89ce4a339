import SwiftUI

final class Shelf: ObservableObject {  // expect: deployment-floor "Shelf"
  @Published var books = 12
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View { Stepper("\(shelf.books) books", value: $shelf.books) }
}
