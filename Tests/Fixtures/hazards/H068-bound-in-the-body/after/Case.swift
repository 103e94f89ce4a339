import SwiftUI

@Observable final class Alarm {
  var isOn = false
  var hour = 7
}

struct AlarmView: View {
  @Environment(Alarm.self) private var alarm  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var alarm = alarm
    VStack {
      Toggle("Alarm", isOn: $alarm.isOn)
      Stepper("\(alarm.hour) h", value: $alarm.hour)
    }
  }
}

#Preview {
  AlarmView().environment(Alarm())
}
