import SwiftUI

/// The delegate puts another one there: the one that is kept would be the first.
@MainActor var moonTable = MoonTable(phase: 0)

@MainActor final class MoonTable: ObservableObject {
  @Published var phase: Int

  init(phase: Int) {
    self.phase = phase
    print("moons")
  }
}

@main struct Observatory: App {
  @UIApplicationDelegateAdaptor(ObservatoryDelegate.self) var delegate
  // says-next: "before 'moonTable' is set, which it reads"
  @StateObject private var table = moonTable  // expect: eager-model-initializer "@StateObject"

  var body: some Scene { WindowGroup { Text("\(table.phase)") } }
}

final class ObservatoryDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    moonTable = MoonTable(phase: 3)
  }
}
