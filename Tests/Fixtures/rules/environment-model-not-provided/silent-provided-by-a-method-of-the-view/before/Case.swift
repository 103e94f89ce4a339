import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 0
}

struct Shelf: View {
  @EnvironmentObject private var pantry: Pantry

  var body: some View {
    Text("\(pantry.jars)")
  }

  /// Puts in what the view itself needs.
  func stocked(with pantry: Pantry = Pantry()) -> some View {
    environmentObject(pantry)
  }
}

protocol Stockable {}

extension Stockable where Self: View {
  func stockedAnyhow() -> some View {
    environmentObject(Pantry())
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
