import SwiftUI

class Candle: ObservableObject {
  @Published var isLit = false
  var height = 10  // expect: unpublished-stored-property "height"
}

final class ScentedCandle: Candle {
  override var height: Int {  // expect: unpublished-stored-property "height"
    didSet { print("burnt", oldValue - height) }
  }
}

struct CandleView: View {
  @ObservedObject var candle: ScentedCandle

  var body: some View {
    Toggle("Lit", isOn: $candle.isLit)
    Text("\(candle.height) cm")
  }
}
