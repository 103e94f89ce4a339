import SwiftUI

@main
struct CaseCounterApp: App {
  var body: some Scene {
    WindowGroup {
      CaseCounterView()
    }
  }
}
