#if canImport(SwiftUI)
  import SwiftUI

  final class Timetable: ObservableObject {
    @Published var departures: [String] = []
  }

  struct TimetableView: View {
    @StateObject private var timetable = Timetable()

    var body: some View {
      Text("\(timetable.departures.count) ferries today")
    }
  }
#endif
