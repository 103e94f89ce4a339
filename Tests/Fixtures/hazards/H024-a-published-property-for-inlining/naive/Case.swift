import SwiftUI

@Observable public final class Meter {
  // error: '@usableFromInline' attribute can only be applied to internal or package declarations
  @usableFromInline var pulses = 0

  public init() {}

  @inlinable public func units() -> Int { pulses / 10 }
}

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View { Text("\(meter.pulses)") }
}
