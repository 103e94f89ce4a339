import SwiftUI

@Observable class Ticker {
  var price = 0

  static func make() -> Ticker { Ticker() }
}

func freshTicker() -> Ticker {
  let ticker = Ticker()
  ticker.price = 100
  return ticker
}

struct TickerView: View {
  @State var plain = Ticker()  // expect: observed-object-creates-model "@ObservedObject"
  @State private var short: Ticker = .init()  // expect: observed-object-creates-model "@ObservedObject"
  @State private var made = Ticker.make()  // expect: observed-object-creates-model "@ObservedObject"
  @State private var fresh = freshTicker()  // expect: observed-object-creates-model "@ObservedObject"
  @State private var built: Ticker = {  // expect: observed-object-creates-model "@ObservedObject"
    let ticker = Ticker()
    ticker.price = 7
    return ticker
  }()
  @State private var wrapped = Ticker()  // expect: observed-object-creates-model "@ObservedObject(wrappedValue: Ticker())"
  @State  // expect: observed-object-creates-model "@ObservedObject"
  private var below = Ticker()

  var body: some View {
    Text("\(plain.price + short.price + made.price + fresh.price + built.price)")
  }
}
