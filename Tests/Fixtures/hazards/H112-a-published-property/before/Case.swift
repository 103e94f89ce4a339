import SwiftUI

final class Sorting: ObservableObject {
  @Published var `repeat` = 1  // expect: untrackable-name "`repeat`"
}

struct SortingView: View {
  @StateObject private var sorting = Sorting()

  var body: some View { Stepper("Repeat", value: $sorting.repeat) }
}
