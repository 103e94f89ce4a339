import SwiftUI

final class Page {
  var number = 1
}

@MainActor final class Album: ObservableObject {
  static let shared = Album()
  @Published var titles: [String] = []
  @Published var page = Page()
  @Published var cover = Page()
}

struct AlbumView: View {
  @ObservedObject var album = Album.shared

  var body: some View {
    VStack {
      Text(album.titles.joined())
      Text("\(album.page.number) of \(album.cover.number)")
      Button("Reload") {
        Album.shared.titles = Album.shared.titles  // expect: custom-equality-hides-changes "titles"
      }
      Button("Turn") {
        album.page.number += 1
        album.page = album.page  // expect: custom-equality-hides-changes "page"
      }
      Button("Open") {
        let open = album
        open.cover.number += 1
        open.cover = open.cover  // expect: custom-equality-hides-changes "cover"
        open.titles = album.cover.number == 1 ? [] : open.titles
      }
    }
  }
}
