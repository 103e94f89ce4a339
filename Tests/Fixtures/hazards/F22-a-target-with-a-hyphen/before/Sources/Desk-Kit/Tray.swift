import SwiftUI

@MainActor public final class Tray: ObservableObject {
  public static let shared = Tray()
  @Published public var letters = 0
}
