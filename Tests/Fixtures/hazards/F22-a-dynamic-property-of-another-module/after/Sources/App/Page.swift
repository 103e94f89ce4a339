import SwiftUI

@Observable final class Bolt { var isOpen = false }

/// What is called `DynamicProperty` here is SwiftUI's: it keeps its model from view to view.
@propertyWrapper struct Bolted: DynamicProperty {
  @State private var bolt: Bolt  // expect: state-object "@StateObject"

  init() { _bolt = .init(wrappedValue: Bolt()) }

  var wrappedValue: Bool {
    get { bolt.isOpen }
    nonmutating set { bolt.isOpen = newValue }
  }
}

struct Page: View {
  @Bolted private var isOpen

  var body: some View { Button(isOpen ? "Close" : "Open") { isOpen.toggle() } }
}
