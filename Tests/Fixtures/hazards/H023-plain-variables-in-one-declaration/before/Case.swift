import SwiftUI

final class Crop: ObservableObject {
  @Published var name = ""
  var x = 0.0, y = 0.0  // expect: unpublished-stored-property "x" ; unpublished-stored-property "y"
  /// What is cut off.
  private(set) var left: Int?, right: Int?  // expect: unpublished-stored-property "left" ; unpublished-stored-property "right"
  var top, bottom: Double  // expect: unpublished-stored-property "top" ; unpublished-stored-property "bottom"

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
  @StateObject private var crop = Crop()

  var body: some View {
    TextField("Name", text: $crop.name)
    Button("Cut") { crop.cut() }
  }
}
