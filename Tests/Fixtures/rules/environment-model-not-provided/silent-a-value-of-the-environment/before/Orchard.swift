import SwiftUI

@Observable final class Orchard {
  var trees = 12
}

extension EnvironmentValues {
  @Entry var orchard = Orchard()
}

struct OrchardView: View {
  @Environment(\.orchard) private var orchard
  @Environment(\.orchard) private var same: Orchard

  var body: some View { Text("\(orchard.trees + same.trees)") }
}

#Preview {
  OrchardView()
}
