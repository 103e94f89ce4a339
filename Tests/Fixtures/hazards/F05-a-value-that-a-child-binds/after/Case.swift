import SwiftUI

@Observable final class Radio {
  var volume = 0.5
}

extension EnvironmentValues {
  @Entry var radio: Radio?
}

struct Knob: View {
  @Environment(\.radio) private var radio

  var body: some View {
    if let radio { KnobSlider(radio: radio) }
  }
}

struct KnobSlider: View {
  @Bindable var radio: Radio  // expect: observed-object "@ObservedObject"

  var body: some View { Slider(value: $radio.volume) }
}

struct Car: View {
  @State private var radio = Radio()

  var body: some View { Knob().environment(\.radio, radio) }
}
