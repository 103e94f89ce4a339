import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct Bulb: View {
  @EnvironmentObject private var lamp: Lamp

  var body: some View {
    Toggle("On", isOn: $lamp.isOn)
  }
}

#Preview {
  struct Room: View {
    var body: some View {
      Bulb()
    }
  }
  return Room()  // expect: environment-model-not-provided "Room"
}
