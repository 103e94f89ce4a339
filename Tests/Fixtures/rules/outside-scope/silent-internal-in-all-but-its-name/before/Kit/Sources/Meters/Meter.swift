import SwiftUI

/// Nothing of it can be used elsewhere, and nobody hands one out.
public final class Meter: ObservableObject {
  @Published var value = 0

  init() {}
}

public struct MeterView: View {
  @StateObject private var meter = Meter()

  public init() {}

  public var body: some View { Text("\(meter.value)") }
}
