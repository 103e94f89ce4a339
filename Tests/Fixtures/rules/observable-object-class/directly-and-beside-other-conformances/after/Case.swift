import Combine
import Foundation
import Observation

@Observable final class Timeline {  // expect: observable-object-class "Timeline"
  var entries: [String] = []
}

@Observable final class Relay: NSObject, Identifiable {  // expect: observable-object-class "Relay"
  var isOpen = false
}

@Observable public class Archive<Element> where Element: Hashable {  // expect: observable-object-class "Archive"
  public var elements: Set<Element> = []
}

enum Screens {
  @MainActor
  @Observable
  final class Model  // expect: observable-object-class "Model"
  {
    var depth = 0
  }
}

protocol Named {}

@Observable final class Badge: Named {  // expect: observable-object-class "Badge"
  var text = ""
}
