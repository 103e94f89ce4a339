import SwiftUI

@Observable final class Palette {
  var hue = 0.5
}

struct HueSlider: View {
  @Binding var hue: Double

  var body: some View {
    Slider(value: $hue)
  }
}

#Preview {
  @State var palette = Palette()  // expect: state-object "@StateObject"
  return HueSlider(hue: $palette.hue)
}
