public import Combine
public import Observation
import SwiftUI

@Observable public final class Mixed {
  public var name = ""
}

@Observable final class Inner {
  var name = ""
}
