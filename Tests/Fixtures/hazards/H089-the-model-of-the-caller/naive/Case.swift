import SwiftUI

@Observable final class Alarm {
  var isOn = false
}

struct AlarmRow: View {
  var alarm: Alarm

  var body: some View {
    Toggle("Alarm", isOn: self.$alarm.isOn)  // error: value of type 'AlarmRow' has no member
  }
}

struct AlarmScreen: View {
  @State var alarm = Alarm()

  var body: some View {
    AlarmRow(alarm: self.alarm)
    Toggle("All", isOn: self.$alarm.isOn)
  }
}
