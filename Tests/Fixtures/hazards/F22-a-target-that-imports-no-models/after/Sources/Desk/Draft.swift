import SwiftUI

@MainActor @Observable public final class Draft {
  public var title = ""  // expect: published-property "@Published"
  public init() {}
}
