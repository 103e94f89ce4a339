import SwiftUI

@Observable public final class Watch {
  public var hours = 4

  public init() {}
}
