import SwiftUI

/// Nothing of it can be used elsewhere, and nobody hands one out.
@Observable public final class Meter {
  var value = 0

  init() {}
}

public struct MeterView: View {
  @State private var meter = Meter()

  public init() {}

  public var body: some View { Text("\(meter.value)") }
}
