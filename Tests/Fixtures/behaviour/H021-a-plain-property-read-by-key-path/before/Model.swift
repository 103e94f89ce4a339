import SwiftUI

final class Caravan: ObservableObject {
  @Published var stops = 0
  var camels = 3
  var tents = 1
  var wells = 0

  func rest() {
    stops += 1
    camels += 1
    tents += 1
    wells += 1
  }
}

func number<Root>(of root: Root, at path: KeyPath<Root, Int>) -> String {
  "\(root[keyPath: path])"
}

struct CamelsView: View {
  @ObservedObject var caravan: Caravan

  var body: some View { Text("\(caravan[keyPath: \.camels]) camels") }
}

struct TentsView: View {
  @ObservedObject var caravan: Caravan

  var body: some View { Text("\(number(of: caravan, at: \.tents)) tents") }
}

struct WellsView: View {
  @ObservedObject var caravan: Caravan

  var body: some View { Text("\([caravan].map(\.wells)) wells") }
}
