import SwiftUI

/// `@Observable` tracks what its own class declares, and not what an ordinary superclass keeps.
class Press {
  // says-next: "a view shows 'litres' of the superclass, which nothing tracks"
  var litres = 0.0
  let name = "Press"
}

@Observable final class CiderPress: Press {  // expect: observable-object-class "CiderPress"
  var isRunning = false

  // says-next: "a view shows 'gauge', which nothing tracks"
  var gauge: String { "\(litres) l" }
  // says-not-next: "nothing tracks"
  var title: String { name + "!" }

  func turn() {
    litres += 1
    isRunning = true
  }
}

struct PressView: View {
  var press: CiderPress

  var body: some View {
    Text(press.title)
    Text(press.gauge)
    Text("\(press.litres)")
    Button(press.isRunning ? "Turn on" : "Start") { press.turn() }
  }
}
