import SwiftUI
import UIKit

@MainActor @Observable final class Pages {
  private(set) var last = 0

  func turn() { last += 1 }
}

/// A coordinator has a value of the view in hand that is shown: SwiftUI asks for it then.
struct BookView: UIViewRepresentable {
  @State private var pages = Pages()  // expect: state-object "@StateObject"

  func makeCoordinator() -> Reader { Reader(book: self) }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { view.tag = pages.last }

  @MainActor final class Reader: NSObject {
    var book: BookView

    init(book: BookView) { self.book = book }

    func reachedTheEnd() { book.pages.turn() }
  }
}
