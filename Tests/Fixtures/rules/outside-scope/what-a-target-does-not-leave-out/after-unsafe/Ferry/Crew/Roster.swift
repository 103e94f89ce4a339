import SwiftUI

@Observable public final class Roster {  // expect: outside-scope "Roster"
  public var names: [String] = []

  public init() {}
}
