import SwiftUI

@Observable final class Dice {
  var throwsLeft = 3
  var (first, second) = (1, 6)  // expect: unpublished-stored-property "first" ; unpublished-stored-property "second"

  func roll() {
    (first, second) = (Int.random(in: 1...6), Int.random(in: 1...6))
    throwsLeft -= 1
  }
}

struct DiceView: View {
  @State private var dice = Dice()

  var body: some View {
    Text("\(dice.first) and \(dice.second), \(dice.throwsLeft) left")
    Button("Roll") { dice.roll() }
  }
}
