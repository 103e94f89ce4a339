import SwiftUI

enum Legacy {
  class ObservableObject {
    var revision = 0
  }

  final class Boiler: ObservableObject {
    func heat() { revision += 1 }
  }
}

@Observable final class Shower {  // expect: observable-object-class "Shower"
  var isOn = false
  let boiler = Legacy.Boiler()
}

struct ShowerView: View {
  @State private var shower = Shower()

  var body: some View { Toggle("Shower", isOn: $shower.isOn) }
}
