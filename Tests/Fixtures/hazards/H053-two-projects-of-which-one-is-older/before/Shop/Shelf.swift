import SwiftUI

final class Shelf: ObservableObject {
  @Published var loaves = 8
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { Stepper("\(shelf.loaves) loaves", value: $shelf.loaves) }
}
