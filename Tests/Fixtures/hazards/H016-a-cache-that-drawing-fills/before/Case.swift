import SwiftUI

final class Gallery: ObservableObject {
  @Published var names = ["Rose", "Lily"]
  private var captions: [String: String] = [:]  // expect: unpublished-stored-property "captions"

  func caption(for name: String) -> String {
    if let caption = captions[name] { return caption }
    let caption = "A \(name.lowercased())"
    captions[name] = caption
    return caption
  }
}

struct GalleryView: View {
  @StateObject private var gallery = Gallery()

  var body: some View {
    ForEach(gallery.names, id: \.self) { Text(gallery.caption(for: $0)) }
  }
}
