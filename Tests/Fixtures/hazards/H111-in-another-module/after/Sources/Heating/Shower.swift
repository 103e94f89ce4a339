import SwiftUI

@Observable final class Shower {  // expect: observable-object-class "Shower"
  var isOn = false
  let boiler = Boiler()
}

struct ShowerView: View {
  @State private var shower = Shower()

  var body: some View { Toggle("Shower \(shower.boiler.revision)", isOn: $shower.isOn) }
}
