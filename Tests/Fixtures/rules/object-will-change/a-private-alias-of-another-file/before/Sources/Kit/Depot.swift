import SwiftUI

@MainActor public final class Depot: ObservableObject {
  @Published public var crates = 1
  public init() {}
}

public typealias Store = Depot
