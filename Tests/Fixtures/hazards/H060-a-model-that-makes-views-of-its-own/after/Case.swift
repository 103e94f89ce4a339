import SwiftUI

/// Its first page holds the same one. Made along with the page, it would make that page again.
@MainActor final class Tour: ObservableObject {
  static let shared = Tour()
  @Published var steps = 0
  @Published var page: AnyView

  private init() {
    page = AnyView(FirstPage())  // expect: eager-model-initializer "FirstPage"
  }

  func go() { page = AnyView(LastPage()) }
}

struct FirstPage: View {
  @StateObject private var tour = Tour.shared

  var body: some View { Button("Go \(tour.steps)") { tour.go() } }
}

/// This one is made when somebody goes there.
struct LastPage: View {
  @StateObject private var tour = Tour.shared

  var body: some View { Text("\(tour.steps)") }
}

/// One makes the view of the other, and that one makes the first one's.
@MainActor final class Folder: ObservableObject {
  @Published var isOpen = false
  let page = PageView()  // expect: eager-model-initializer "PageView"
}

@MainActor final class Page: ObservableObject {
  @Published var isOpen = false
  let folder = FolderView()  // expect: eager-model-initializer "FolderView"
}

struct FolderView: View {
  @StateObject private var folder = Folder()

  var body: some View {
    if folder.isOpen { AnyView(folder.page) }
  }
}

struct PageView: View {
  @StateObject private var page = Page()

  var body: some View {
    if page.isOpen { AnyView(page.folder) }
  }
}

/// A view that is only made later needs nobody to wait.
@MainActor @Observable final class Guide {
  var isShown = false
  @ObservationIgnored lazy var leaflet = AnyView(Leaflet())
  var poster: AnyView { AnyView(Leaflet()) }
  let reprint: () -> AnyView = { AnyView(Leaflet()) }
}

struct Leaflet: View {
  @State private var guide = Guide()

  var body: some View { Toggle("Shown", isOn: $guide.isShown) }
}

struct Screen: View {
  @StateObject private var tour = Tour.shared

  var body: some View {
    tour.page
    FolderView()
    Leaflet()
  }
}
