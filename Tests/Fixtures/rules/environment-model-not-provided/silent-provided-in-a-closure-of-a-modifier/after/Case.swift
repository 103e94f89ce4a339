import SwiftUI

@MainActor
@Observable
final class Compass {
  var heading = 0.0
}

struct Needle: View {
  @Environment(Compass.self) private var compass

  var body: some View {
    Text("\(compass.heading)")
  }
}

extension View {
  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View {
    change(self)
  }

  @ViewBuilder
  func `if`<Result: View>(_ condition: Bool, @ViewBuilder then change: (Self) -> Result)
    -> some View
  {
    if condition { change(self) } else { self }
  }
}

#Preview("Named") {
  Needle().apply { needle in
    needle.environment(Compass())
  }
}

#Preview("Numbered") {
  Needle()
    .if(true) { $0.environment(Compass()) }
}
