import Combine
import SwiftUI

final class Oboe: ObservableObject {  // expect: observable-object-class "Oboe"
  @Published var isTuned = false
}

@Observable final class Bassoon {  // expect: observable-object-class "Bassoon"
  var isTuned = false
}

/// Only an oboe can come here.
func describe(_ oboe: Oboe) -> String {
  if let model = oboe as? any ObservableObject { return "a model, \(type(of: model))" }
  return "no model"
}

struct BassoonView: View {
  @State private var bassoon = Bassoon()

  var body: some View { Toggle("Tuned", isOn: $bassoon.isTuned) }
}
