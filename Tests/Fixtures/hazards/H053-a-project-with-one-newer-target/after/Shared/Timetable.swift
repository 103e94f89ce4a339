import SwiftUI

// Which target a file belongs to cannot be told, and one of them is new enough.
@Observable final class Timetable {  // expect: observable-object-class "Timetable"
  var delay = 0
}

struct DelayView: View {
  @State private var timetable = Timetable()

  var body: some View { Stepper("\(timetable.delay) minutes late", value: $timetable.delay) }
}
