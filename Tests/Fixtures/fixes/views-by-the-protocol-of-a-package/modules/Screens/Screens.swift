import SwiftUI

public protocol Screen: View {
  associatedtype Page: View
  @MainActor func page() -> Page
}

extension Screen {
  @MainActor public var body: Page { page() }
}
