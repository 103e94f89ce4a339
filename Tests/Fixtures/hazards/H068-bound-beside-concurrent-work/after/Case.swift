import SwiftUI

@MainActor
@Observable
final class Sync {
  var isEnabled = true

  func pull() async -> Int { 1 }
}

struct SyncView: View {
  @Environment(Sync.self) private var sync  // expect: environment-object "@EnvironmentObject"
  @State private var total = 0

  var body: some View {
    Form {
      Toggle("Enabled", isOn: Bindable(sync).isEnabled)
      Text("\(total)")
    }
    .task {
      async let first = sync.pull()
      async let second = sync.pull()
      total = await first + second
    }
  }
}
