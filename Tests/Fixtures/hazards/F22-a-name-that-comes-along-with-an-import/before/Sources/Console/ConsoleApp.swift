import FleetViews
import SwiftUI

@main
struct ConsoleApp: App {
  @StateObject private var status = Status.shared

  var body: some Scene {
    WindowGroup { ShipsView().environmentObject(status) }
  }
}
