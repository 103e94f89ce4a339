import SwiftUI

@Observable final class Alarm {
  var isOn = false
}

struct AlarmRow: View {
  @Bindable var alarm: Alarm  // expect: observed-object "@ObservedObject"

  var body: some View { Toggle("Alarm", isOn: self.$alarm.isOn) }
}

struct AlarmScreen: View {
  @State var alarm = Alarm()

  var body: some View {
    AlarmRow(alarm: self.alarm)
    Toggle("All", isOn: self.$alarm.isOn)
  }
}
