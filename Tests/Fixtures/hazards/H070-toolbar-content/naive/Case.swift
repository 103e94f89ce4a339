import SwiftUI

@Observable final class Gallery {
  var isGrid = true
  var isSorted = false
}

struct GalleryTools: ToolbarContent {
  var gallery: Gallery

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Grid", isOn: $gallery.isGrid) }  // error: cannot find '$gallery' in scope
  }
}

struct SortTools: ToolbarContent {
  @Environment(Gallery.self) var gallery

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Sorted", isOn: $gallery.isSorted) }  // error: cannot find '$gallery' in scope
  }
}
