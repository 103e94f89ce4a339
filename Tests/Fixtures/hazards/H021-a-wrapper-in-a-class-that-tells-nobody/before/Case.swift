import SwiftUI

@propertyWrapper
struct Stored<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Nothing in it was ever published: what shows it is refreshed by others, before and after.
final class Pauses: ObservableObject {
  // says-not-next: "may no longer update"
  @Stored var reason = ""

  func pause() { reason = "too many" }
}

struct PausesView: View {
  let pauses: Pauses
  @State private var taps = 0

  var body: some View {
    Button("\(pauses.reason) \(taps)") {
      pauses.pause()
      taps += 1
    }
  }
}
