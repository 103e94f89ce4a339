import Combine
import SwiftUI

final class Logbook: ObservableObject {  // expect: observable-object-class "Logbook"
  @Published var entries = 0
}

@Observable final class Anchor {  // expect: observable-object-class "Anchor"
  var depth = 0
}

func subscribe<Object: ObservableObject>(to object: Object) -> AnyCancellable {
  object.objectWillChange.sink { _ in }
}

func follow(_ logbook: Logbook) -> AnyCancellable {
  subscribe(to: logbook)
}

struct AnchorView: View {
  @State private var anchor = Anchor()

  var body: some View { Stepper("Depth", value: $anchor.depth) }
}
