import SwiftUI

@Observable final class Sketch: Codable {
  @ObservationIgnored var name = "Harbour"
  @ObservationIgnored var strokes = 12
  var isSelected = false

  enum CodingKeys: String, CodingKey {
    case name, strokes
  }
}

struct SketchView: View {
  var sketch: Sketch

  var body: some View { Text(sketch.isSelected ? "selected" : "not selected") }
}
