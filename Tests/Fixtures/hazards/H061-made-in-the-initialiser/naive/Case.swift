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
  @State private var listing: Listing

  init(id: Int) {
    _listing = StateObject(wrappedValue: Listing(id: id))  // error: cannot assign value of type 'StateObject<Listing>' to type 'State<Listing>'
  }

  var body: some View { List(listing.photos, id: \.self) { Text($0) } }
}

struct ShortListingView: View {
  @State var listing: Listing

  init(_ id: Int) {
    self._listing = .init(wrappedValue: Listing(id: id))
  }

  var body: some View { Text(listing.photos.first ?? "") }
}
