import Agenda
import SwiftUI

@MainActor public final class Model: ObservableObject {
  public static let shared = Model()
  public let box = Box()
  @Published public var unread = 0
}

@MainActor public final class Box: ObservableObject {
  @Published public var name = "In"
}
