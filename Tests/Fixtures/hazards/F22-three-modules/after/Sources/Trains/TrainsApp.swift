import Boards
import SwiftUI
import Timetable

@main
struct TrainsApp: App {
  @State private var departures = Departures()

  var body: some Scene {
    WindowGroup {
      Header(departures: departures)
      Board().environment(departures)
    }
  }
}
