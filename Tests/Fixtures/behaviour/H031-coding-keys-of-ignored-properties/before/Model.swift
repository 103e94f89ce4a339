import SwiftUI

final class Sketch: ObservableObject, Codable {
  var name = "Harbour"
  var strokes = 12
  @Published var isSelected = false

  enum CodingKeys: String, CodingKey {
    case name, strokes
  }
}

struct SketchView: View {
  @ObservedObject var sketch: Sketch

  var body: some View { Text(sketch.isSelected ? "selected" : "not selected") }
}
