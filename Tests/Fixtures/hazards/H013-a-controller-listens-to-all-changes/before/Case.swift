import Combine
import SwiftUI

final class Palette: ObservableObject {
  @Published var colours: [String] = []
}

final class PaletteController: UIViewController {
  let palette = Palette()
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    subscription = palette.objectWillChange  // expect: object-will-change "objectWillChange"
      .sink { [weak self] _ in self?.view.setNeedsLayout() }
  }
}

struct PaletteView: View {
  @StateObject private var palette = Palette()

  var body: some View {
    Text("\(palette.colours.count)")
      .onReceive(palette.objectWillChange) { _ in print("changes") }  // expect: object-will-change "objectWillChange"
  }
}
