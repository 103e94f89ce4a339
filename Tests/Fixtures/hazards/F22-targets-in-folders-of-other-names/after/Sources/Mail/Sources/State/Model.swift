import Agenda
import SwiftUI

@MainActor @Observable public final class Model {
  public static let shared = Model()
  public let box = Box()
  public var unread = 0
}

@MainActor @Observable public final class Box {
  public var name = "In"
}
