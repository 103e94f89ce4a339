import SwiftUI

public final class Meter: ObservableObject {
  @usableFromInline @Published var pulses = 0  // expect: unsupported-declaration "@usableFromInline"

  public init() {}

  @inlinable public func units() -> Int { pulses / 10 }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View { Text("\(meter.pulses)") }
}
