import SwiftUI

@Observable final class Battery: BatteryReporting {
  private(set) var level = 80

  var levelPublisher: Published<Int>.Publisher { $level }  // error: cannot find '$level' in scope
}

struct BatteryView: View {
  @State private var battery = Battery()

  var body: some View { Text("\(battery.level) %") }
}
