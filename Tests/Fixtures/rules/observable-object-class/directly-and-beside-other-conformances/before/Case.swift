import Combine
import Foundation

final class Timeline: ObservableObject {  // expect: observable-object-class "Timeline"
  @Published var entries: [String] = []
}

final class Relay: NSObject, Identifiable, ObservableObject {  // expect: observable-object-class "Relay"
  @Published var isOpen = false
}

public class Archive<Element>: Combine.ObservableObject where Element: Hashable {  // expect: observable-object-class "Archive"
  @Published public var elements: Set<Element> = []
}

enum Screens {
  @MainActor
  final class Model:  // expect: observable-object-class "Model"
    ObservableObject
  {
    @Published var depth = 0
  }
}

protocol Named {}

final class Badge: ObservableObject & Named {  // expect: observable-object-class "Badge"
  @Published var text = ""
}
