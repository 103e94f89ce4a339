import SwiftUI
import UIKit

/// All three become `@ObservationIgnored`: no view reads one while it draws.
@MainActor
@Observable
final class Updater: NSObject {
  @ObservationIgnored private var engine = "none"  // expect: unpublished-stored-property "engine"
  @ObservationIgnored private var panel = 0  // expect: unpublished-stored-property "panel"
  @ObservationIgnored private var log: [String] = []  // expect: unpublished-stored-property "log"

  var isAutomatic = false {
    didSet { print(engine) }
  }

  @objc func openPanel() {
    panel += 1
  }

  func close() {
    print(log)
  }
}

struct UpdaterView: View {
  @Bindable var updater: Updater

  var body: some View {
    Toggle("Automatic", isOn: $updater.isAutomatic)
    Text("Open: \(#selector(Updater.openPanel))")
    CloseRow(onClose: updater.close)
  }
}

struct CloseRow: View {
  let onClose: @MainActor () -> Void

  var body: some View {
    Button("Close", action: onClose)
  }
}
