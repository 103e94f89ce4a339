// error: ambiguous use of 'access(keyPath:)'
import SwiftUI

@Observable class Candle {
  var isLit = false
  var height = 10
}

@Observable final class ScentedCandle: Candle {
  override var height: Int {
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
