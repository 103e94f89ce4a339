import SwiftUI
import UIKit

@MainActor
@Observable
final class Tiles {
  var revision = 0
  @ObservationIgnored private var isLoaded = false

  /// Starts something; what its task reads belongs to no drawing.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    Task {
      revision += 1
      print(revision)
    }
  }
}

struct TilesView: UIViewRepresentable {
  let tiles: Tiles

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    tiles.loadIfNeeded()
  }
}
