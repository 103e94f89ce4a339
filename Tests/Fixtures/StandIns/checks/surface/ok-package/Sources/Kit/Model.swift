import SwiftUI

@MainActor @Observable public final class Model {
  public var name = ""
  var count = 1
  public init() {}
}
