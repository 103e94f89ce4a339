import SwiftUI

@MainActor public final class Draft: ObservableObject {
  @Published public var title = ""  // expect: published-property "@Published"
  public init() {}
}
