import SwiftUI

@MainActor public final class Draft: ObservableObject {
  @Published public var title = ""
  public init() {}
}
