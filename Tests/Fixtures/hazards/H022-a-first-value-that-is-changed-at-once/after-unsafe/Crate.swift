import SwiftUI

// What changes the first value in the initialiser calls no observer as long as nothing is tracked.
@Observable final class Crate {
  var title = ""
  var apples: [String] {  // expect: unpublished-stored-property "apples"
    didSet { print("Saved", apples) }
  }

  init(names: [String]) {
    apples = []
    for name in names { apples.append(name) }
  }
}

struct CrateView: View {
  var crate: Crate

  var body: some View {
    Text(crate.title)
    Text("\(crate.apples.count)")
  }
}
