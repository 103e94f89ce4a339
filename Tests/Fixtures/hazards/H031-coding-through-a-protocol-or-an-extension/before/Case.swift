import SwiftUI

protocol Storable: Codable {
  var id: Int { get }
}

final class Bookmark: ObservableObject, Storable {  // expect: synthesized-codable "Bookmark"
  @Published var isOpen = false
  let id = 1
  var page = 1

  private enum CodingKeys: CodingKey {
    case page
  }
}

final class Highlight: ObservableObject {  // expect: synthesized-codable "Highlight"
  @Published var isOpen = false
  var text = ""

  enum CodingKeys: CodingKey {
    case text
  }
}

extension Highlight: Encodable {}

struct BookmarkView: View {
  @ObservedObject var bookmark: Bookmark
  @ObservedObject var highlight: Highlight

  var body: some View {
    Toggle("Page \(bookmark.page)", isOn: $bookmark.isOpen)
    Toggle(highlight.text, isOn: $highlight.isOpen)
  }
}
