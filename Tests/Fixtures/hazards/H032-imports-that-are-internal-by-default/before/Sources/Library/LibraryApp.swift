import Combine
import Shelf
import SwiftUI

struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  @StateObject private var lamp = Lamp()

  var body: some View { Text("\(shelf.isEmpty) \(lamp.colour)") }
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}
