import Observation
import SwiftUI

@Observable final class Old {
  var count = 0
}

struct Value {
  var count = 0
}

@Observable
final class New {
  var count = 0
}

struct Parent: View {
  @State private var old = Old()
  @State private var value = Value()

  var body: some View {
    OldView(old: old)
    ValueView(value: value)
  }
}

/// Another rule's finding: the model is no `@Observable` yet.
struct OldView: View {
  @State var old: Old

  var body: some View {
    Text("\(old.count)")
  }
}

struct ValueView: View {
  @State var value: Value

  var body: some View {
    Stepper("Count", value: $value.count)
  }
}

/// Nobody in sight constructs it.
struct NewView: View {
  @State private var new: New

  init(new: New) {
    _new = State(initialValue: new)
  }

  var body: some View {
    Text("\(new.count)")
  }
}
