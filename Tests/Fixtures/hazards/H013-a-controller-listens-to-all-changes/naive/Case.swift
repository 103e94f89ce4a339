import Combine
import SwiftUI

@Observable final class Palette {
  var colours: [String] = []
}

final class PaletteController: UIViewController {
  let palette = Palette()
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    subscription = palette.objectWillChange  // error: value of type 'Palette' has no member 'objectWillChange'
      .sink { [weak self] _ in self?.view.setNeedsLayout() }
  }
}

struct PaletteView: View {
  @State private var palette = Palette()

  var body: some View {
    Text("\(palette.colours.count)")
      .onReceive(palette.objectWillChange) { _ in print("changes") }
  }
}
