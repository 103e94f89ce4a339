import SwiftUI

final class Timetable: ObservableObject {
  @Published var departures = ["8:15"]  // expect: published-property "@Published"
}

struct TimetableView: View {
  @StateObject private var timetable = Timetable()

  var body: some View { Text(timetable.departures.joined()) }
}
