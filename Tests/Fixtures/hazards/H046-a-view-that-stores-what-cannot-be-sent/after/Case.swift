import SwiftUI

@Observable final class Album {
  var title = ""
}

/// Nobody can send it.
final class Printer {
  var pages = 0
}

/// As it stores that, only the main actor can make it in Swift 6, today as well.
struct AlbumView: View {
  let printer: Printer
  var album: Album  // expect: observed-object "@ObservedObject"

  var body: some View { Text(album.title + "\(printer.pages)") }
}

struct Gallery {
  func view(of album: Album, by printer: Printer) -> AlbumView {
    AlbumView(printer: printer, album: album)
  }
}

/// This one comes with its own.
struct PageView: View {
  private let printer = Printer()
  var album: Album  // expect: observed-object "@ObservedObject"

  var body: some View { Text(album.title + "\(printer.pages)") }
}

struct Pages {
  func view(of album: Album) -> PageView { PageView(album: album) }
}
