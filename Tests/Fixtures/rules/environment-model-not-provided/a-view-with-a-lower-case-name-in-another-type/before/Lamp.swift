import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

enum Pages {
  enum Hall {
    struct switchboard: View {
      @EnvironmentObject var lamp: Lamp

      var body: some View { Text(lamp.isOn ? "on" : "off") }
    }

    static func lit() -> some View { switchboard().environmentObject(Lamp()) }
  }
}

#Preview {
  Pages.Hall.switchboard()  // expect: environment-model-not-provided "switchboard"
}

#Preview {
  Pages.Hall.lit()
}

#Preview {
  Pages.Hall.switchboard().environmentObject(Lamp())
}
