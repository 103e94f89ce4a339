import SwiftUI

@Observable final class Pantry {
  var jars = 0
}

struct Shelf: View {
  @Environment(Pantry.self) private var pantry

  var body: some View {
    Text("\(pantry.jars)")
  }

  /// Puts in what the view itself needs.
  func stocked(with pantry: Pantry = Pantry()) -> some View {
    environment(pantry)
  }
}

protocol Stockable {}

extension Stockable where Self: View {
  func stockedAnyhow() -> some View {
    environment(Pantry())
  }
}

extension Shelf: Stockable {}

#Preview("Own method") {
  Shelf().stocked()
}

#Preview("Method of a protocol") {
  NavigationStack {
    Shelf().stockedAnyhow()
  }
}
