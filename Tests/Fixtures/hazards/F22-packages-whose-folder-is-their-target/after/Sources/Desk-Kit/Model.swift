import SwiftUI

@MainActor @Observable public final class Model {
  public static let shared = Model()
  public var unread = 0
}
