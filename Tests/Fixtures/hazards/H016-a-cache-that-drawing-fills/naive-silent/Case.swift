import SwiftUI

@Observable final class Gallery {
  var names = ["Rose", "Lily"]
  // Lost: rest. The body that reads this also writes it, and so asks for the next body.
  private var captions: [String: String] = [:]

  func caption(for name: String) -> String {
    if let caption = captions[name] { return caption }
    let caption = "A \(name.lowercased())"
    captions[name] = caption
    return caption
  }
}

struct GalleryView: View {
  @State private var gallery = Gallery()

  var body: some View {
    ForEach(gallery.names, id: \.self) { Text(gallery.caption(for: $0)) }
  }
}
