import SwiftUI

@Observable final class Lamp {
  var isOn = false
}

struct LampView: View {
  @Bindable var lamp: Lamp

  var body: some View { Toggle("On", isOn: $lamp.isOn) }
}

struct LampView_Previews: PreviewProvider {
  @State  // expect: observed-object-creates-model "@ObservedObject"
  var lamp = Lamp()

  static var previews: some View { LampView(lamp: LampView_Previews().lamp) }
}

/// One that is shown as well.
struct LampGallery: View, PreviewProvider {
  @State  // expect: observed-object-creates-model "@ObservedObject"
  var lamp = Lamp()

  var body: some View { LampView(lamp: lamp) }

  static var previews: some View { Text("") }
}
