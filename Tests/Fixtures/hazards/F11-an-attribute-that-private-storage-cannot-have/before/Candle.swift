import SwiftUI

public final class Candle: ObservableObject {
  @_spi(Tests) @Published public var height = 0.5  // expect: unsupported-declaration "@_spi(Tests)"

  public init() {}
}

struct CandleView: View {
  @StateObject private var candle = Candle()

  var body: some View { Slider(value: $candle.height) }
}
