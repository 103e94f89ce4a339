import Combine
import SwiftUI

@Observable class Model {
  var name = ""
}

protocol ObservableObjectLike: AnyObject {}

/// Constrained to a class, and to a protocol with a longer name.
struct Detail<M: Model, Other: ObservableObjectLike>: View {
  let model: M
  let other: Other

  var body: some View {
    Text("ObservableObject")
  }
}

enum Kind {
  struct ObservableObject {}
}

func describe(_ kind: Kind.ObservableObject) -> [Kind.ObservableObject] { [kind] }

func find<ObservableObject: Hashable>(_ x: ObservableObject, in list: [ObservableObject]) -> Bool {
  list.contains(x)
}
