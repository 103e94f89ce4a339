import SwiftUI

@Observable final class Crop {
  var name = ""
  @ObservationIgnored var x = 0.0
  @ObservationIgnored var y = 0.0  // expect: unpublished-stored-property "x" ; unpublished-stored-property "y"
  /// What is cut off.
  @ObservationIgnored private(set) var left: Int?
  @ObservationIgnored private(set) var right: Int?  // expect: unpublished-stored-property "left" ; unpublished-stored-property "right"
  @ObservationIgnored var top: Double
  @ObservationIgnored var bottom: Double  // expect: unpublished-stored-property "top" ; unpublished-stored-property "bottom"

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
