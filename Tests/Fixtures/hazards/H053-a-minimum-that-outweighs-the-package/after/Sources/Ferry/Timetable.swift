import SwiftUI

@Observable final class Timetable {
  var departures = ["8:15"]  // expect: published-property "@Published"
}

struct TimetableView: View {
  @State private var timetable = Timetable()

  var body: some View { Text(timetable.departures.joined()) }
}
