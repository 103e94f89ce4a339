import Boards
import SwiftUI
import Timetable

@main
struct TrainsApp: App {
  @StateObject private var departures = Departures()

  var body: some Scene {
    WindowGroup {
      Header(departures: departures)
      Board().environmentObject(departures)
    }
  }
}
