import SwiftUI

public final class Lamp {  // expect: observable-object-class "Lamp"
  @Published var isOn = false

  public init() {}

  public var colour: String { isOn ? "yellow" : "grey" }
}

/// Nobody else sees it, and neither has anybody to see what it imports.
final class Switch: ObservableObject {  // expect: observable-object-class "Switch"
  @Published var presses = 0
}
