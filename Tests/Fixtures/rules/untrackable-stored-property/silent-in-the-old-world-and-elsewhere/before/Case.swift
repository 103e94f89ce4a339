import SwiftUI

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value { didSet { print(wrappedValue) } }
}

/// What the tool would do to these is told by the group `migration`.
final class OldAlbum: ObservableObject {
  @Published var title = ""
  @Logged var plays = 0
  @AppStorage("sorted") var isSorted = false
  lazy var cover = title + ".jpg"
  var width = 0, height = 0
  var `default` = 0
}

open class Catalogue {
  open var count = 0
  lazy var index: [String: Int] = [:]
  var (first, last) = (0, 0)
}

struct AlbumView: View {
  @State private var isOpen = false
  var isEdited = false, isNew = true
  @ObservedObject var album: OldAlbum

  var body: some View { Text(album.title + (isOpen || isEdited || isNew ? "…" : "")) }
}
