import SwiftUI

@Observable final class Lamp {
  var isOn = false
}

struct LampView: View {
  @Bindable var lamp: Lamp

  var body: some View { Toggle("On", isOn: $lamp.isOn) }
}

// says-not-next: "no longer redraw"
struct LampView_Previews: PreviewProvider {
  @State var lamp = Lamp()

  static var previews: some View {
    let lamp = Lamp()
    LampView(lamp: lamp)
  }
}

struct LampGallery {
  @State var lamp = Lamp()
}

extension LampGallery: PreviewProvider {
  static var previews: some View { LampView(lamp: Lamp()) }
}
