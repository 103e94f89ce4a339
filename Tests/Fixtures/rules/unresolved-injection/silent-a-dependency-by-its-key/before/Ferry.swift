import Dependencies
import SwiftUI

@MainActor
final class Timetable: ObservableObject {
  nonisolated init() {}

  @Published var departures: [String] = []
}

@MainActor
final class Ticket: ObservableObject {
  @Published var zone = 1
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
  @StateObject private var ticket = Ticket()

  var body: some View {
    Departures()
      .environmentObject(timetable)
      .environmentObject(ticket)
  }
}

struct Departures: View {
  @EnvironmentObject private var timetable: Timetable
  @EnvironmentObject private var ticket: Ticket

  var body: some View {
    Text("\(timetable.departures.count) departures in zone \(ticket.zone)")
  }
}

#Preview {
  Departures()
    .environmentObject(DependencyValues().timetable)
    .environmentObject(Ticket())
}
