import SwiftUI

protocol Storable: Codable {
  var id: Int { get }
}

@Observable final class Bookmark: Storable {  // error: type 'Bookmark' does not conform to protocol 'Decodable'
  var isOpen = false
  let id = 1
  var page = 1

  private enum CodingKeys: CodingKey {
    case page
  }
}

@Observable final class Highlight {
  var isOpen = false
  var text = ""

  enum CodingKeys: CodingKey {
    case text
  }
}

extension Highlight: Encodable {}  // error: type 'Highlight' does not conform to protocol 'Encodable'

struct BookmarkView: View {
  @Bindable var bookmark: Bookmark
  @Bindable var highlight: Highlight

  var body: some View {
    Toggle("Page \(bookmark.page)", isOn: $bookmark.isOpen)
    Toggle(highlight.text, isOn: $highlight.isOpen)
  }
}
