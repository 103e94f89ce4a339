public import Observation
import SwiftUI

@Observable public final class Lamp {  // expect: observable-object-class "Lamp"
  var isOn = false

  public init() {}

  public var colour: String { isOn ? "yellow" : "grey" }
}

/// Nobody else sees it, and neither has anybody to see what it imports.
@Observable final class Switch {  // expect: observable-object-class "Switch"
  var presses = 0
}
