import FleetViews
import SwiftUI

@main
struct ConsoleApp: App {
  @State private var status = Status.shared

  var body: some Scene {
    WindowGroup { ShipsView().environment(status) }
  }
}
