import SwiftUI

final class Alarm: ObservableObject {
  @Published var isOn = false
}

struct AlarmRow: View {
  @ObservedObject var alarm: Alarm  // expect: observed-object "@ObservedObject"

  var body: some View { Toggle("Alarm", isOn: self.$alarm.isOn) }
}

struct AlarmScreen: View {
  @StateObject var alarm = Alarm()

  var body: some View {
    AlarmRow(alarm: self.alarm)
    Toggle("All", isOn: self.$alarm.isOn)
  }
}
