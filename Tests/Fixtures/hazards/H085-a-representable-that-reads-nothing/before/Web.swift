import SwiftUI
import UIKit

@MainActor final class Web: ObservableObject {
  @Published var isLoading = false  // expect: published-property "@Published"
  @Published var canGoBack = false  // expect: published-property "@Published"
  func finish() { isLoading = false }
}

final class PageView: UIView {
  var pages = 1
}

/// Whenever anything of the model changes it looks at the page again.
struct PageViewer: UIViewRepresentable {
  // says-next: "every change of the model runs 'updateUIView' of 'PageViewer', which reads nothing"
  @EnvironmentObject private var web: Web

  func makeUIView(context: Context) -> PageView { PageView() }

  func updateUIView(_ view: PageView, context: Context) {
    DispatchQueue.main.async { web.canGoBack = view.pages > 1 }
  }
}

/// This one has nothing to do then.
@MainActor final class Map: ObservableObject {
  @Published var zoom = 1.0  // expect: published-property "@Published"
  func reset() { zoom = 1 }
}

struct MapViewer: UIViewRepresentable {
  // says-not-next: "every change"
  @EnvironmentObject private var map: Map

  func makeUIView(context: Context) -> PageView {
    map.reset()
    return PageView()
  }

  func updateUIView(_ view: PageView, context: Context) {}
}

struct WebView: View {
  @StateObject private var web = Web()
  @StateObject private var map = Map()

  var body: some View {
    PageViewer().environmentObject(web)
    MapViewer().environmentObject(map)
    Text("\(web.isLoading) \(web.canGoBack) \(map.zoom)")
  }
}
