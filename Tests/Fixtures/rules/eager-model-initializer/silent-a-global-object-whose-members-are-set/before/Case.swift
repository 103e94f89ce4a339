import SwiftUI

/// Made by whoever asks first, and always the same one: there is no time before it is set.
@MainActor var tideTable = TideTable()

@MainActor final class TideTable: ObservableObject {
  @Published var height = 0

  init() { print("tides") }
}

@main struct Harbour: App {
  @UIApplicationDelegateAdaptor(HarbourDelegate.self) var delegate
  @StateObject private var table = tideTable

  var body: some Scene { WindowGroup { Text("\(table.height)") } }
}

final class HarbourDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { tideTable.height = 3 }
}
