import SwiftUI

@Observable final class Volume {
  var level = 3
}

struct Knob: View {
  @Environment(Volume.self) var volume

  var body: some View { Text("\(volume.level)") }
}

func level<All: Sequence>(_ all: All) -> Binding<Int>? where All.Element == Knob {
  all.first { _ in true }?.$volume.level  // error: value of type 'Knob' has no member '$volume'
}
