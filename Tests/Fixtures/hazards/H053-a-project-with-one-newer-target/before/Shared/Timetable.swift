import SwiftUI

// Which target a file belongs to cannot be told, and one of them is new enough.
final class Timetable: ObservableObject {  // expect: observable-object-class "Timetable"
  @Published var delay = 0
}

struct DelayView: View {
  @StateObject private var timetable = Timetable()

  var body: some View { Stepper("\(timetable.delay) minutes late", value: $timetable.delay) }
}
