import SwiftUI

@Observable public final class Meter {  // expect: outside-scope "Meter"
  var value = 0
}

@Observable public final class Gauge {  // expect: outside-scope "Gauge"
  var value = 0
}

@Observable public final class Clock {  // expect: outside-scope "Clock"
  var hour = 0
}

@Observable public final class Scale {  // expect: outside-scope "Scale"
  var weight = 0
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
