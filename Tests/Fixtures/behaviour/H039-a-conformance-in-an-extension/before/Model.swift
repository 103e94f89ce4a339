import SwiftUI

final class Windmill {
  @Published var turns = 0
}

extension Windmill: ObservableObject {}

struct WindmillView: View {
  @ObservedObject var mill: Windmill

  var body: some View { Text("\(mill.turns) turns") }
}
