import SwiftUI

@Observable final class Incubator {
  var eggs = 6
  var warmth = 37
}

struct IncubatorView: View {
  var incubator: Incubator

  var body: some View { Text("\(incubator.eggs) eggs at \(incubator.warmth)") }
}
