import SwiftUI

final class Kettle: ObservableObject {
  @Published var isOn = false
}

final class Socket {
  // says-next: "'any ObservableObject' is kept here, and it may be this model"
  var device: (any ObservableObject)?  // expect: constrained-to-observable-object "ObservableObject"
}

struct Kitchen: View {
  @StateObject private var kettle = Kettle()

  var body: some View { Text(kettle.isOn ? "on" : "off") }
}
