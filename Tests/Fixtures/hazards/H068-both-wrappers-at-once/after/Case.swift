import SwiftUI

@Observable final class TypeScale {
  var size = 12.0
}

struct FontSlider: View {
  @Environment(TypeScale.self) var scale  // expect: environment-object "@EnvironmentObject"

  var body: some View { Slider(value: Bindable(scale).size) }
}
