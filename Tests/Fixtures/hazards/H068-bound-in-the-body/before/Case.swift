import SwiftUI

final class Alarm: ObservableObject {
  @Published var isOn = false
  @Published var hour = 7
}

struct AlarmView: View {
  @EnvironmentObject private var alarm: Alarm  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    VStack {
      Toggle("Alarm", isOn: $alarm.isOn)
      Stepper("\(alarm.hour) h", value: self.$alarm.hour)
    }
  }
}

#Preview {
  AlarmView().environmentObject(Alarm())
}
