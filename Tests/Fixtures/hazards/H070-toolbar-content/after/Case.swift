import SwiftUI

@Observable final class Gallery {
  var isGrid = true
  var isSorted = false
}

struct GalleryTools: ToolbarContent {
  @Bindable var gallery: Gallery  // expect: observed-object "@ObservedObject"

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Grid", isOn: $gallery.isGrid) }
  }
}

struct SortTools: ToolbarContent {
  @Environment(Gallery.self) var gallery

  var body: some ToolbarContent {
    @Bindable var gallery = gallery
    ToolbarItem { Toggle("Sorted", isOn: $gallery.isSorted) }
  }
}

struct GalleryView: View {
  @State private var gallery = Gallery()

  var body: some View {
    Text(gallery.isGrid ? "Grid" : "List")
      .toolbar {
        GalleryTools(gallery: gallery)
        SortTools()
      }
      .environment(gallery)
  }
}
