import SwiftUI

enum Equatable { case equal, different }  // expect: framework-name-shadowed "Equatable"

final class Twins: ObservableObject {
  @Published var result = 0
}

struct TwinsView: View {
  @StateObject private var twins = Twins()

  var body: some View { Text("\(twins.result)") }
}
