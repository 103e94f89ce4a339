import SwiftUI
import UIKit

@MainActor final class Jobs: ObservableObject {
  static let shared = Jobs()
  @Published var names: [String] = []

  func finish() { names.removeLast() }
}

@MainActor final class Batch: ObservableObject {
  @Published var left: Int

  init() {
    left = Jobs.shared.names.count
    Task { Jobs.shared.finish() }
  }
}

/// The root of a tree that an action makes: nobody is drawn while its model is made.
struct BatchPanel: View {
  @StateObject private var batch: Batch  // expect: eager-model-initializer "@StateObject"

  init() { _batch = StateObject(wrappedValue: Batch()) }

  var body: some View { Text("\(batch.left)") }
}

struct Toolbar: View {
  @ObservedObject var jobs = Jobs.shared

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
