import SwiftUI

@MainActor
final class Sync: ObservableObject {
  @Published var isEnabled = true

  func pull() async -> Int { 1 }
}

struct SyncView: View {
  @EnvironmentObject private var sync: Sync  // expect: environment-object "@EnvironmentObject"
  @State private var total = 0

  var body: some View {
    Form {
      Toggle("Enabled", isOn: $sync.isEnabled)
      Text("\(total)")
    }
    .task {
      async let first = sync.pull()
      async let second = sync.pull()
      total = await first + second
    }
  }
}
