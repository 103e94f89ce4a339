import SwiftUI

@Observable final class Lamp {
  var isOn = false
}

enum Pages {
  enum Hall {
    struct switchboard: View {
      @Environment(Lamp.self) var lamp

      var body: some View { Text(lamp.isOn ? "on" : "off") }
    }

    static func lit() -> some View { switchboard().environment(Lamp()) }
  }
}

#Preview {
  Pages.Hall.switchboard()  // expect: environment-model-not-provided "switchboard"
}

#Preview {
  Pages.Hall.lit()
}

#Preview {
  Pages.Hall.switchboard().environment(Lamp())
}
