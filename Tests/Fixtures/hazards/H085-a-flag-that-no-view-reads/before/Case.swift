import SwiftUI

protocol Preferences {
  var showsWeekdays: Bool { get }
}

final class Timetable: ObservableObject {
  // says-not-next: "no view reads"
  @Published var trains: [String] = []  // expect: published-property "@Published"
  // says-next: "no view reads 'isStale' while it is drawn: setting it will no longer redraw those that observe"
  @Published var isStale = false  // expect: published-property "@Published"
  // says-not-next: "no view reads"
  @Published var platform = 1  // expect: published-property "@Published"
  // says-not-next: "no view reads"
  @Published var search = ""  // expect: published-property "@Published"
  private let preferences: Preferences

  init(_ preferences: Preferences) {
    self.preferences = preferences
    platform = 2
  }

  func title(_ train: String) -> String {
    preferences.showsWeekdays ? "Monday: " + train : train
  }
}

struct TimetableView: View {
  @ObservedObject var timetable: Timetable

  var body: some View {
    TextField("Search", text: $timetable.search)
    ForEach(timetable.trains, id: \.self) { train in
      Text(timetable.title(train))
    }
    .onAppear { timetable.isStale = true }
  }
}

/// Nobody observes it, so that setting it redraws nothing today.
final class Announcer: ObservableObject {
  // says-not-next: "no view reads"
  @Published var volume = 0  // expect: published-property "@Published"

  func mute() { volume = 0 }
}

final class Watcher: ObservableObject {
  // says-next: "no view reads 'ticks'"
  @Published var ticks = 0  // expect: published-property "@Published"
  // says-next: "no view reads 'nudges'"
  @Published var nudges = 0  // expect: published-property "@Published"
  // says-not-next: "no view reads"
  @Published var limit = 0  // expect: published-property "@Published"

  init(_ timer: Ticker) {
    limit = 3
    timer.start { [weak self] in
      guard let self else { return }
      self.ticks = 1
    }
  }

  func nudge() { bump(&nudges) }

  private func bump(_ number: inout Int) { number += 1 }
}

struct Ticker {
  func start(_ action: @escaping () -> Void) { action() }
}

struct WatcherView: View {
  @ObservedObject var watcher: Watcher
  var body: some View { Text("Watching") }
}
