import SwiftUI
import UIKit

@MainActor @Observable final class Web {
  var isLoading = false  // expect: published-property "@Published"
  var canGoBack = false  // expect: published-property "@Published"
  func finish() { isLoading = false }
}

final class PageView: UIView {
  var pages = 1
}

/// Whenever anything of the model changes it looks at the page again.
struct PageViewer: UIViewRepresentable {
  // says-next: "every change of the model runs 'updateUIView' of 'PageViewer', which reads nothing"
  @Environment(Web.self) private var web

  func makeUIView(context: Context) -> PageView { PageView() }

  func updateUIView(_ view: PageView, context: Context) {
    DispatchQueue.main.async { web.canGoBack = view.pages > 1 }
  }
}

/// This one has nothing to do then.
@MainActor @Observable final class Map {
  var zoom = 1.0  // expect: published-property "@Published"
  func reset() { zoom = 1 }
}

struct MapViewer: UIViewRepresentable {
  // says-not-next: "every change"
  @Environment(Map.self) private var map

  func makeUIView(context: Context) -> PageView {
    map.reset()
    return PageView()
  }

  func updateUIView(_ view: PageView, context: Context) {}
}

struct WebView: View {
  @State private var web = Web()
  @State private var map = Map()

  var body: some View {
    PageViewer().environment(web)
    MapViewer().environment(map)
    Text("\(web.isLoading) \(web.canGoBack) \(map.zoom)")
  }
}
