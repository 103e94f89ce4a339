import SwiftUI

// Once both are tracked, whoever shows a part of the inner one is told by that itself.
final class Tuner: ObservableObject {
  @Published var isStereo = false  // expect: published-property "@Published"
}

final class Radio: ObservableObject {
  @Published var tuner = Tuner()  // expect: published-property "@Published"
  @Published var dial = Dial()  // expect: published-property "@Published"
}

/// One that is observable already.
@Observable final class Dial {
  var isLit = false
}

struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    Toggle("Stereo", isOn: $radio.tuner.isStereo)
    Toggle("Light", isOn: $radio.dial.isLit)
  }
}
