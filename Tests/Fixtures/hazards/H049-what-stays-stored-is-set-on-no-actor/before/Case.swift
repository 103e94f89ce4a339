import SwiftUI

/// Nothing shows its name: it is ignored and stays stored.
@MainActor final class Quiet: ObservableObject {  // expect: observable-object-class "Quiet"
  @Published var isOn = false
  private(set) var name: String

  nonisolated init(name: String) { self.name = name }
}

struct QuietView: View {
  @ObservedObject var quiet: Quiet
  var body: some View { Text("\(quiet.isOn)") }
}
