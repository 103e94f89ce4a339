import SwiftUI

final class Paint: ObservableObject {
  @Published var hue = 0.5
}

struct PaintView: View {
  @ObservedObject var paint: Paint

  var body: some View { Slider(value: $paint.hue) }
}

struct Studio: View {
  let paint: Paint

  var body: some View {
    @ObservedObject var paint = paint
    Slider(value: $paint.hue)
  }
}

#Preview {
  @Previewable @StateObject var paint = Paint()
  PaintView(paint: paint)
}

#Preview("Slider") {
  @StateObject var paint = Paint()
  return Slider(value: $paint.hue)
}
