import SwiftUI

final class Gallery: ObservableObject {
  @Published var isGrid = true
  @Published var isSorted = false
}

struct GalleryTools: ToolbarContent {
  @ObservedObject var gallery: Gallery  // expect: observed-object "@ObservedObject"

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Grid", isOn: $gallery.isGrid) }
  }
}

struct SortTools: ToolbarContent {
  @EnvironmentObject var gallery: Gallery

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Sorted", isOn: $gallery.isSorted) }
  }
}

struct GalleryView: View {
  @StateObject private var gallery = Gallery()

  var body: some View {
    Text(gallery.isGrid ? "Grid" : "List")
      .toolbar {
        GalleryTools(gallery: gallery)
        SortTools()
      }
      .environmentObject(gallery)
  }
}
