import SwiftUI

@Observable final class Shelf {
  var loaves = 8
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View { Stepper("\(shelf.loaves) loaves", value: $shelf.loaves) }
}
