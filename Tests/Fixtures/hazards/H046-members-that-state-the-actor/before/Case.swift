import SwiftUI

final class Tide: ObservableObject {
  @Published var level = 0.0

  init() {}

  @MainActor func measure() { level += 1 }
}

/// What uses the model's isolated part says itself where it runs.
@propertyWrapper
struct TideLevel: DynamicProperty {
  @StateObject private var tide = Tide()  // expect: state-object "@StateObject"
  private let unit = "m"

  @MainActor var wrappedValue: String { "\(tide.level) \(unit)" }

  @MainActor func refresh() { tide.measure() }
}

struct Harbour: View {
  @TideLevel private var level

  var body: some View {
    Text(level)
    Button("Refresh") { _level.refresh() }
  }
}
