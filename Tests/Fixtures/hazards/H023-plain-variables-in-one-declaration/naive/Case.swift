import SwiftUI

@Observable final class Crop {
  var name = ""
  @ObservationIgnored var x = 0.0, y = 0.0  // error: can only apply to a single variable
  /// What is cut off.
  @ObservationIgnored private(set) var left: Int?, right: Int?  // error: can only apply to a single variable
  var top, bottom: Double  // error: can only apply to a single variable

  init() {
    top = 0
    bottom = 1
  }

  func cut() {
    left = Int(x + top)
    right = Int(y + bottom)
  }
}

struct CropView: View {
  @State private var crop = Crop()

  var body: some View {
    TextField("Name", text: $crop.name)
    Button("Cut") { crop.cut() }
  }
}
