import SwiftUI

final class Wave: ObservableObject, @unchecked Sendable {
  @Published var height = 4.0
}

/// Whoever fills it observes the model, and makes it anew.
struct WaveShape: Shape {
  let wave: Wave

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: 9, height: wave.height))
  }
}

struct WaveView: View {
  @ObservedObject var wave: Wave

  var body: some View { WaveShape(wave: wave).fill(.blue) }
}
