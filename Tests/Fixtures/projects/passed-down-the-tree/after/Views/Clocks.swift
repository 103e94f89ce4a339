import SwiftUI

/// The default is for previews; the app passes the clock of the planner.
struct ClockView: View {
  private var clock: KitchenClock  // expect: observed-object "@ObservedObject"

  init(clock: KitchenClock = KitchenClock()) {
    self.clock = clock
  }

  var body: some View {
    Button("\(clock.seconds) s") { clock.tick() }
  }
}

/// Nobody passes a clock, so each badge makes its own, again and again.
struct TimerBadge: View {
  @State private var clock: KitchenClock  // expect: observed-object "@ObservedObject" ; observed-object-creates-model "@ObservedObject"

  init(clock: KitchenClock = KitchenClock()) {
    self.clock = clock
  }

  var body: some View {
    Text("\(clock.seconds)")
  }
}

struct ClockView_Previews: PreviewProvider {
  static var previews: some View {
    ClockView()
  }
}
