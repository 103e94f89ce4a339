import Dependencies
import SwiftUI

@MainActor
@Observable
final class Timetable {
  nonisolated init() {}

  var departures: [String] = []
}

@MainActor
@Observable
final class Ticket {
  var zone = 1
}

private enum TimetableKey: DependencyKey {
  static let liveValue = Timetable()
}

extension DependencyValues {
  var timetable: Timetable {
    get { self[TimetableKey.self] }
    set { self[TimetableKey.self] = newValue }
  }
}

struct Harbour: View {
  @Dependency(\.timetable) private var timetable
  @State private var ticket = Ticket()

  var body: some View {
    Departures()
      .environment(timetable)
      .environment(ticket)
  }
}

struct Departures: View {
  @Environment(Timetable.self) private var timetable
  @Environment(Ticket.self) private var ticket

  var body: some View {
    Text("\(timetable.departures.count) departures in zone \(ticket.zone)")
  }
}

#Preview {
  Departures()
    .environment(DependencyValues().timetable)
    .environment(Ticket())
}
