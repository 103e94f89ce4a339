import SwiftUI

final class Sticker: NSObject {
  let name: String
  var count = 0

  init(name: String) { self.name = name }

  override func isEqual(_ other: Any?) -> Bool { (other as? Sticker)?.name == name }
}

struct Page: Hashable {
  let number: Int
  var note = ""

  static func == (one: Page, other: Page) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@Observable final class Album {
  var page = Page(number: 1)  // expect: custom-equality-hides-changes "page"
  var sticker: Sticker?
  @ObservationIgnored var last = Page(number: 9)
}

struct AlbumView: View {
  @State private var album = Album()

  var body: some View {
    Text(album.page.note)
    Text(album.sticker?.name ?? "–")
    Button("Note") { album.page = Page(number: album.page.number, note: "Lost") }
  }
}
