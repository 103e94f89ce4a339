import SwiftUI

final class Battery: ObservableObject, BatteryReporting {
  @Published private(set) var level = 80

  var levelPublisher: Published<Int>.Publisher { $level }
}

struct BatteryView: View {
  @StateObject private var battery = Battery()

  var body: some View { Text("\(battery.level) %") }
}
