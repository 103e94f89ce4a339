import SwiftUI

final class TypeScale: ObservableObject {
  @Published var size = 12.0
}

struct FontSlider: View {
  @EnvironmentObject var scale: TypeScale  // expect: environment-object "@EnvironmentObject"

  var body: some View { Slider(value: $scale.size) }
}
