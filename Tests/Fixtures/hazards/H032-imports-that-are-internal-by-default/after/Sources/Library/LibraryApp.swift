import Combine
import Shelf
import SwiftUI

struct ShelfView: View {
  @State private var shelf = Shelf()
  @State private var lamp = Lamp()

  var body: some View { Text("\(shelf.isEmpty) \(lamp.colour)") }
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}
