import SwiftUI

// The initialiser that it has by itself is internal, and nothing that clients see gives one.
// says-not-next: "clients"
public class Meter: ObservableObject {
  @Published public var value = 0

  public func reset() { value = 0 }
}

// says-not-next: "clients"
@MainActor public final class Gauge: ObservableObject, Identifiable {
  static let shared = Gauge()
  @Published public private(set) var level = 0

  public static func raise() { shared.level += 1 }

  private init() {}
}

public struct MeterView: View {
  @StateObject private var meter = Meter()
  @ObservedObject private var gauge = Gauge.shared

  public init() {}

  public var body: some View { Text("\(meter.value) of \(gauge.level)") }
}
