import SwiftUI

final class Palette: ObservableObject {
  @Published var hue = 0.5
}

struct HueSlider: View {
  @Binding var hue: Double

  var body: some View {
    Slider(value: $hue)
  }
}

#Preview {
  @StateObject var palette = Palette()  // expect: state-object "@StateObject"
  return HueSlider(hue: $palette.hue)
}
