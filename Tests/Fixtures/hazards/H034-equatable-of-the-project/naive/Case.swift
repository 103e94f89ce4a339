import SwiftUI

enum Equatable { case equal, different }

// error: non-protocol, non-class type 'Equatable' cannot be used
@Observable final class Twins {
  var result = 0
}

struct TwinsView: View {
  @State private var twins = Twins()

  var body: some View { Text("\(twins.result)") }
}
