import SwiftUI

struct Album: View {
  private typealias Done = (Bool) -> Void

  /// The macro needs to see it, and what it is made of would stay private.
  private final class Loader: ObservableObject {  // expect: unsupported-declaration "Loader"
    @Published var count = 0
    var done: Done?
  }

  @StateObject private var loader = Loader()

  var body: some View { Text("\(loader.count)") }
}

struct Gallery: View {
  private final class Pages: ObservableObject {  // expect: unsupported-declaration "Pages"
    @Published var shape = Shape.wide
  }

  @StateObject private var pages = Pages()

  var body: some View { Text(pages.shape == .wide ? "wide" : "narrow") }
}

extension Gallery {
  private enum Shape { case wide, narrow }
}
