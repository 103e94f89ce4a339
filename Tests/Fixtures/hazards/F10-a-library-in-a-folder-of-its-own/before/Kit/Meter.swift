import SwiftUI

public final class Meter: ObservableObject {  // expect: observable-object-class "Meter"
  @Published public var value = 0

  public init() {}
}
