// error: expected
import SwiftUI

@Observable final class Sorting {
  var `repeat` = 1
}

struct SortingView: View {
  @State private var sorting = Sorting()

  var body: some View { Stepper("Repeat", value: $sorting.repeat) }
}
