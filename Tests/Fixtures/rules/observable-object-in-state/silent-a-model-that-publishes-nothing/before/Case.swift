import SwiftUI

// It never tells anybody of a change: there is nothing to miss.
final class Box: ObservableObject {
  let inner = 3
  private(set) var opened = 0

  func open() { opened += 1 }
}

struct BoxView: View {
  @State private var box = Box()

  var body: some View {
    Button("\(box.inner)") { box.open() }
  }
}
