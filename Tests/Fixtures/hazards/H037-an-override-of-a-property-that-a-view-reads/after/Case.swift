import SwiftUI

@Observable class Candle {
  var isLit = false
  var height = 10  // expect: unpublished-stored-property "height"
}

@Observable final class ScentedCandle: Candle {
  @ObservationIgnored override var height: Int {  // expect: unpublished-stored-property "height"
    didSet { print("burnt", oldValue - height) }
  }
}

struct CandleView: View {
  @Bindable var candle: ScentedCandle

  var body: some View {
    Toggle("Lit", isOn: $candle.isLit)
    Text("\(candle.height) cm")
  }
}
