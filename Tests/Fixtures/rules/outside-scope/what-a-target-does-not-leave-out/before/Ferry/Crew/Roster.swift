import SwiftUI

public final class Roster: ObservableObject {  // expect: outside-scope "Roster"
  @Published public var names: [String] = []

  public init() {}
}
