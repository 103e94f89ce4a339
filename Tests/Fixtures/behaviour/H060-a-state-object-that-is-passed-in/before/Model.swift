import SwiftUI

final class Canvas: ObservableObject {
  @Published var strokes: Int

  init(strokes: Int) {
    self.strokes = strokes
  }
}

final class Studio: ObservableObject {
  @Published var canvas = Canvas(strokes: 1)
}

struct CanvasView: View {
  @StateObject var canvas: Canvas

  var body: some View { Text("\(canvas.strokes) strokes") }
}

struct StudioView: View {
  @ObservedObject var studio: Studio

  var body: some View { CanvasView(canvas: studio.canvas) }
}
