import SwiftUI

@Observable final class Alarm {
  var isOn = false
  var hour = 7
}

struct AlarmView: View {
  @Environment(Alarm.self) private var alarm

  var body: some View {
    VStack {
      Toggle("Alarm", isOn: $alarm.isOn)  // error: cannot find '$alarm' in scope
      Stepper("\(alarm.hour) h", value: self.$alarm.hour)
    }
  }
}
