import SwiftUI

@Observable final class Gallery {
  var names = ["Rose", "Lily"]
  @ObservationIgnored private var captions: [String: String] = [:]  // expect: unpublished-stored-property "captions"

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
