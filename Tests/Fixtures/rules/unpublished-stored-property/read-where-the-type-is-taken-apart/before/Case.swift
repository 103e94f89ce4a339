import SwiftUI

final class Comet: ObservableObject {
  @Published var name = "Encke"
  var tail = 3  // expect: unpublished-stored-property "tail"
  var orbit = 9  // expect: unpublished-stored-property "orbit"
}

/// Has properties of the same names, which no view reads.
final class Kite: ObservableObject {
  @Published var name = "Red"
  var tail = 1  // expect: unpublished-stored-property "tail"
  var orbit = 0  // expect: unpublished-stored-property "orbit"
}

struct CometView: View {
  @ObservedObject var comet: Comet
  @ObservedObject var kite: Kite

  var body: some View {
    Text(label)
    Text("\(comet[keyPath: \.orbit])")
    Text(kite.name)
  }

  private var label: String {
    let (shown, count) = (comet, 1)
    return "\(shown.tail) of \(count)"
  }
}
