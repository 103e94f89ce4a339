import SwiftUI

final class Shower: ObservableObject {  // expect: observable-object-class "Shower"
  @Published var isOn = false
  let boiler = Boiler()
}

struct ShowerView: View {
  @StateObject private var shower = Shower()

  var body: some View { Toggle("Shower \(shower.boiler.revision)", isOn: $shower.isOn) }
}
