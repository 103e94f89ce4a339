import SwiftUI

/// Nothing shows its name: it is ignored and stays stored.
@MainActor @Observable final class Quiet {  // expect: observable-object-class "Quiet"
  var isOn = false
  @ObservationIgnored private(set) var name: String

  nonisolated init(name: String) { self.name = name }
}

struct QuietView: View {
  var quiet: Quiet
  var body: some View { Text("\(quiet.isOn)") }
}
