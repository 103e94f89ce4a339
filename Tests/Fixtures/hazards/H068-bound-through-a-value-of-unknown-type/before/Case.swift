import SwiftUI

final class Volume: ObservableObject {
  @Published var level = 3
}

struct Knob: View {
  @EnvironmentObject var volume: Volume

  var body: some View { Text("\(volume.level)") }
}

func level<All: Sequence>(_ all: All) -> Binding<Int>? where All.Element == Knob {
  all.first { _ in true }?.$volume.level  // expect: object-wrapper "$volume"
}
