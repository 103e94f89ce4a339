import SwiftUI

@MainActor func driveGallery() {
  let gallery = Gallery()
  func draw(_ name: String, _ view: some View) {
    let screen = Screen(TwoViews(view: view))
    screen.after(name) {}
  }
  draw("getter", GetterView(gallery: gallery))
  draw("method", NameView(gallery: gallery))
  draw("element", StoredView(gallery: gallery))
  draw("list", ListedView(gallery: gallery))
  draw("part", PartedView(gallery: gallery))
  draw("closure", ClosedView(gallery: gallery))
  draw("nested function", InnerView(gallery: gallery))
  draw("memo", MemoView(gallery: gallery))
  draw("subscript", SuffixView(gallery: gallery))
  draw("defer", LateView(gallery: gallery))
  draw("extension", LabelView(gallery: gallery))
  draw("the view itself", FromViewView(gallery: gallery))
}
