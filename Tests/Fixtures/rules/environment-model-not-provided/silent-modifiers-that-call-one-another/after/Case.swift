import SwiftUI

@Observable final class Palette {
  var accent = ""

  @MainActor static let standard = Palette()
}

struct Badge: View {
  @Environment(Palette.self) private var palette

  var body: some View { Text(palette.accent) }
}

extension View {
  /// Goes around with `framed(_:)` until nothing is left of the depth.
  func painted(_ depth: Int) -> AnyView {
    AnyView(framed(depth).environment(Palette.standard))
  }

  func framed(_ depth: Int) -> AnyView {
    depth > 0 ? painted(depth - 1) : AnyView(padding())
  }

  func decorated() -> AnyView { painted(1) }

  func bordered() -> AnyView { lined() }

  func lined() -> AnyView { framed(2) }
}

#Preview {
  Badge().decorated()
}

#Preview {
  Badge().bordered()
}
