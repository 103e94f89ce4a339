import SwiftUI

@Observable final class Paint {
  var hue = 0.5
}

struct PaintView: View {
  @Bindable var paint: Paint

  var body: some View { Slider(value: $paint.hue) }
}

struct Studio: View {
  let paint: Paint

  var body: some View {
    @Bindable var paint = paint
    Slider(value: $paint.hue)
  }
}

#Preview {
  @Previewable @State var paint = Paint()
  PaintView(paint: paint)
}

#Preview("Slider") {
  @State var paint = Paint()
  return Slider(value: $paint.hue)
}
