import SwiftUI

@MainActor func driveMuseum() {
  let museum = Museum()
  func draw(_ name: String, _ view: some View) {
    let screen = Screen(TwinView(view: view))
    screen.after(name) {}
  }
  draw("a mutating method", CountedView(museum: museum))
  draw("an inout argument", PassedView(museum: museum))
  draw("a key path", ByPathView(museum: museum))
  draw("a tuple", PairedView(museum: museum))
  draw("another name", AliasedView(museum: museum))
  draw("a captured self", InClosureView(museum: museum))
  draw("another type", InOtherTypeView(museum: museum))
  draw("a method instead of a closure", ByReferenceView(museum: museum))
  draw("an observer", InChainView(museum: museum))
  draw("a setter", BySetterView(museum: museum))
}
