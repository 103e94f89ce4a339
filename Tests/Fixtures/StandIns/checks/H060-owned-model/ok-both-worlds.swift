import SwiftUI

final class Old: ObservableObject {
  @Published var count = 0
}

@Observable final class New {
  var count = 0
}

struct Screen: View {
  @StateObject private var old = Old()
  @State private var new = New()
  var body: some View {
    Stepper("", value: $old.count)
    Stepper("", value: $new.count)
  }
}
