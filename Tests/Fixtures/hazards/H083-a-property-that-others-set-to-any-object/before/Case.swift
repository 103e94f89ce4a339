import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Radio: ObservableObject {
  @Published var station = ""
}

/// Whoever sets this hands a model over, whatever the getter gives.
@MainActor final class Shelf {
  private let radio = Radio()
  private var seen: [ObjectIdentifier] = []

  var thing: any ObservableObject {  // expect: constrained-to-observable-object "ObservableObject" ; constrained-to-observable-object "ObservableObject"
    get { radio }
    set { seen.append(ObjectIdentifier(newValue)) }
  }
}

struct LampView: View {
  @StateObject var lamp = Lamp()
  let shelf = Shelf()
  var body: some View {
    Text(lamp.isOn ? "on" : "off").onAppear { shelf.thing = lamp }
  }
}
