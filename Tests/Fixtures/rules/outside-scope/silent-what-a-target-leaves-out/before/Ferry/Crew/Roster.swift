import SwiftUI

/// Only the application takes this file.
public final class Roster: ObservableObject {
  @Published public var names: [String] = []

  public init() {}
}
