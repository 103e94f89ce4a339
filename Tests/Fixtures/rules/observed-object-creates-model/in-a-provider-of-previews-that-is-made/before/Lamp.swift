import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Toggle("On", isOn: $lamp.isOn) }
}

struct LampView_Previews: PreviewProvider {
  @ObservedObject  // expect: observed-object-creates-model "@ObservedObject"
  var lamp = Lamp()

  static var previews: some View { LampView(lamp: LampView_Previews().lamp) }
}

/// One that is shown as well.
struct LampGallery: View, PreviewProvider {
  @ObservedObject  // expect: observed-object-creates-model "@ObservedObject"
  var lamp = Lamp()

  var body: some View { LampView(lamp: lamp) }

  static var previews: some View { Text("") }
}
