import SwiftUI

@MainActor @Observable final class Earnings {
  var rows: [Int] = []
  @ObservationIgnored private var count = 0  // expect: unpublished-stored-property "count"

  func bump(by amount: Int) {
    if count < amount { count = amount }
  }
}

// SwiftUI calls 'update()' of a 'DynamicProperty'; of a view it is a method like others.
struct EarningsView: View {
  @State private var earnings = Earnings()

  var body: some View {
    Button("\(earnings.rows.count)") { update(by: 2) }
  }

  func update(by amount: Int) { earnings.bump(by: amount) }
}
