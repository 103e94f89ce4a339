import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Toggle("On", isOn: $lamp.isOn) }
}

// says-not-next: "no longer redraw"
struct LampView_Previews: PreviewProvider {
  @ObservedObject var lamp = Lamp()

  static var previews: some View {
    let lamp = Lamp()
    LampView(lamp: lamp)
  }
}

struct LampGallery {
  @ObservedObject var lamp = Lamp()
}

extension LampGallery: PreviewProvider {
  static var previews: some View { LampView(lamp: Lamp()) }
}
