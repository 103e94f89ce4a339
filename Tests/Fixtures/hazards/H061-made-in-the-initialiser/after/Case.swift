import SwiftUI

@MainActor
@Observable
final class Listing {
  private(set) var photos: [String] = []
  let id: Int

  init(id: Int) {
    self.id = id
    reload()
  }

  func reload() {
    print("looking for \(id)")
    photos = ["\(id)-front", "\(id)-back"]
  }
}

struct ListingView: View {
  @State private var listing: Listing  // expect: eager-model-initializer "@StateObject"

  init(id: Int) {
    _listing = State(wrappedValue: Listing(id: id))
  }

  var body: some View { List(listing.photos, id: \.self) { Text($0) } }
}

struct ShortListingView: View {
  @State var listing: Listing  // expect: eager-model-initializer "@StateObject"

  init(_ id: Int) {
    self._listing = .init(wrappedValue: Listing(id: id))
  }

  var body: some View { Text(listing.photos.first ?? "") }
}
