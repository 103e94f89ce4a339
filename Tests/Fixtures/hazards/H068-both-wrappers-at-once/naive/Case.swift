// error: value of type 'Bindable<Environment<TypeScale>>' has no dynamic member 'size'
import SwiftUI

@Observable final class TypeScale {
  var size = 12.0
}

struct FontSlider: View {
  @Bindable @Environment(TypeScale.self) var scale: TypeScale

  var body: some View { Slider(value: $scale.size) }
}
