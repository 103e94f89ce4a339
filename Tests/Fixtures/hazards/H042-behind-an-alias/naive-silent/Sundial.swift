import SwiftUI

// Loses: nothing says 'ObservableObject' here, so the classes still publish, to views that no
// longer subscribe.
final class Sundial: Watched {
  @Published var angle = 10.0
}

final class Hourglass: Identifiable, WatchedHere {
  @Published var grains = 900
}

struct ClocksView: View {
  @State private var sundial = Sundial()
  var hourglass: Hourglass

  var body: some View {
    Slider(value: $sundial.angle)
    Text("\(hourglass.grains)")
  }
}
