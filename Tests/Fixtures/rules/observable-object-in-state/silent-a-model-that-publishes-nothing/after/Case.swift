import SwiftUI

// It never tells anybody of a change: there is nothing to miss.
@Observable final class Box {
  let inner = 3
  @ObservationIgnored private(set) var opened = 0

  func open() { opened += 1 }
}

struct BoxView: View {
  @State private var box = Box()

  var body: some View {
    Button("\(box.inner)") { box.open() }
  }
}
