import SwiftUI

@MainActor
final class Compass: ObservableObject {
  @Published var heading = 0.0
}

struct Needle: View {
  @EnvironmentObject private var compass: Compass

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
    needle.environmentObject(Compass())
  }
}

#Preview("Numbered") {
  Needle()
    .if(true) { $0.environmentObject(Compass()) }
}
