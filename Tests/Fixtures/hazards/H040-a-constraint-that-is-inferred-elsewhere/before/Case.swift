// typecheck: -swift-version 5
// Here: later compilers reject the function `copy`.
import Combine

struct Shelf<Model: ObservableObject> {
  let model: Model
}

protocol Page {
  associatedtype Model
  var model: Model { get }
}

// Here: the compiler takes from `Shelf` what `Content.Model` must be.
func store<Content: Page>(_ page: Content, on shelf: (Shelf<Content.Model>) -> Void) {}

protocol Stored {}

extension Stored {
  func copy<Place>(to place: Place?) where Place == Shelf<Self> {}
}
