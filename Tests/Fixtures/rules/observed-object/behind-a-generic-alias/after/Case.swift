import SwiftUI

protocol Feature {
  associatedtype State
  associatedtype Action
}

@Observable final class Box<State, Action> { var hits = 0 }

/// Whatever the feature is, that is a box.
typealias BoxOf<F: Feature> = Box<F.State, F.Action>

enum Home: Feature {
  typealias State = Int
  typealias Action = String
}

@Observable final class Plain { var isOn = false }

struct Leaf: View {
  var box: BoxOf<Home>  // expect: observed-object "@ObservedObject"
  var plain: Plain  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(box.hits) \(plain.isOn ? 1 : 0)") }
}
