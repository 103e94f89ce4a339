import Observation
import SwiftUI

enum Old {
  @Observable final class Session {
    var user = ""
  }
}

@Observable final class Session {
  var user = ""
}

@Observable
final class Settings {
  var isOn = false
}

struct Header: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text(session.user)
  }
}

struct Footer: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    Text(settings.isOn ? "On" : "Off")
  }
}

/// A sibling's environment is not one's own.
struct Frame: View {
  let settings = Settings()

  var body: some View {
    VStack {
      Text("Frame").environment(settings)
      Footer()
    }
  }
}

#Preview {
  Header()  // expect: environment-model-not-provided "Header"
    .environment(Old.Session())
}

#Preview {
  Frame()  // expect: environment-model-not-provided "Frame"
}

#Preview {
  Frame().environment(Settings())
}
