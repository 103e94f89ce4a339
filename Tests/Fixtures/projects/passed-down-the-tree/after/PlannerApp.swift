import SwiftUI

@main
struct PlannerApp: App {
  @State private var planner = Planner()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      HomeView(planner: planner)
    }
  }
}
