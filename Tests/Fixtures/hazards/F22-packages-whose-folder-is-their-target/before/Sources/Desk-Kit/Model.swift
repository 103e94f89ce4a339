import SwiftUI

@MainActor public final class Model: ObservableObject {
  public static let shared = Model()
  @Published public var unread = 0
}
