import SwiftUI

@Observable public final class Meter {  // expect: observable-object-class "Meter"
  public var value = 0

  public init() {}
}
