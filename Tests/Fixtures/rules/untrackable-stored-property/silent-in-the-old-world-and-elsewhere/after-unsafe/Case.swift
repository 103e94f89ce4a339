import SwiftUI

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value { didSet { print(wrappedValue) } }
}

/// What the tool would do to these is told by the group `migration`.
@Observable final class OldAlbum {
  var title = ""
  @ObservationIgnored @Logged var plays = 0
  @ObservationIgnored @AppStorage("sorted") var isSorted = false
  @ObservationIgnored lazy var cover = title + ".jpg"
  @ObservationIgnored var width = 0
  @ObservationIgnored var height = 0
  @ObservationIgnored var `default` = 0
}

open class Catalogue {
  open var count = 0
  lazy var index: [String: Int] = [:]
  var (first, last) = (0, 0)
}

struct AlbumView: View {
  @State private var isOpen = false
  var isEdited = false, isNew = true
  var album: OldAlbum

  var body: some View { Text(album.title + (isOpen || isEdited || isNew ? "…" : "")) }
}
