import SwiftUI

// says-not-next: "clients"
@Observable public class Meter {
  var value = 0

  public func reset() { value = 0 }
}

/// It could hold anything, but no meter is ever handed to anybody.
public struct Report {
  public var entries: [String: Any] = [:]

  public init() {}
}

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View {
    Button("\(meter.value)") { meter.reset() }
  }
}
