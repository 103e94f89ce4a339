import SwiftUI
import UIKit

@MainActor @Observable final class Jobs {
  static let shared = Jobs()
  var names: [String] = []

  func finish() { names.removeLast() }
}

@MainActor @Observable final class Batch {
  var left: Int

  init() {
    left = Jobs.shared.names.count
    Task { Jobs.shared.finish() }
  }
}

/// The root of a tree that an action makes: nobody is drawn while its model is made.
struct BatchPanel: View {
  @State private var batch: Batch  // expect: eager-model-initializer "@StateObject"

  init() { _batch = State(wrappedValue: Batch()) }

  var body: some View { Text("\(batch.left)") }
}

struct Toolbar: View {
  var jobs = Jobs.shared

  var body: some View {
    Text("\(jobs.names.count)")
    Button("Run") { begin() }
  }

  private func begin() {
    let controller = UIHostingController(rootView: Group { BatchPanel() })
    Screens.show(controller)
  }
}

enum Screens {
  @MainActor static func show(_ controller: UIViewController) {}
}
