import SwiftUI

final class Tavern: ObservableObject {
  nonisolated(unsafe) static var happyHour = false
  @Published var guests = 2

  var price: Int { Tavern.happyHour ? 3 : 5 }

  func announce() {
    Tavern.happyHour.toggle()
    guests += 1
  }
}

struct TavernView: View {
  @ObservedObject var tavern: Tavern

  var body: some View { Text("a glass is \(tavern.price)") }
}
