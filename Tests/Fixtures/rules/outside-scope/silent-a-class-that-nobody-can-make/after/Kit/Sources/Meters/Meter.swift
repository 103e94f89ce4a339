import SwiftUI

// The initialiser that it has by itself is internal, and nothing that clients see gives one.
// says-not-next: "clients"
@Observable public class Meter {
  public var value = 0

  public func reset() { value = 0 }
}

// says-not-next: "clients"
@MainActor @Observable public final class Gauge: Identifiable {
  static let shared = Gauge()
  public private(set) var level = 0

  public static func raise() { shared.level += 1 }

  private init() {}
}

public struct MeterView: View {
  @State private var meter = Meter()
  private var gauge = Gauge.shared

  public init() {}

  public var body: some View { Text("\(meter.value) of \(gauge.level)") }
}
