import SwiftUI

enum Legacy {
  class ObservableObject {
    var revision = 0
  }

  final class Boiler: ObservableObject {
    func heat() { revision += 1 }
  }
}

final class Shower: ObservableObject {  // expect: observable-object-class "Shower"
  @Published var isOn = false
  let boiler = Legacy.Boiler()
}

struct ShowerView: View {
  @StateObject private var shower = Shower()

  var body: some View { Toggle("Shower", isOn: $shower.isOn) }
}
