import SwiftUI

public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published var value = 0
}

public final class Gauge: ObservableObject {  // expect: outside-scope "Gauge"
  @Published var value = 0
}

public final class Clock: ObservableObject {  // expect: outside-scope "Clock"
  @Published var hour = 0
}

public final class Scale: ObservableObject {  // expect: outside-scope "Scale"
  @Published var weight = 0
}

extension Scale {
  public convenience init(weight: Int) {
    self.init()
    self.weight = weight
  }
}

public struct Panel {
  public let meter: Meter
  public var gauges = [Gauge()]

  public func watch(_ action: (Clock) -> Void) {}
}
