import SwiftUI

/// Only the application takes this file.
@Observable public final class Roster {
  public var names: [String] = []

  public init() {}
}
