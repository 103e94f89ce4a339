import SwiftUI

@Observable
final class New {
  var count = 0
}

@Observable final class Old {
  var count = 0
}

struct Stores {
  var old = Old()
}

extension EnvironmentValues {
  @Entry var old: Old? = nil
}

struct CountView: View {
  @State private var new = New()
  @Environment(New.self) private var shared
  @Bindable var bound: New
  var old: Old
  @Environment(Old.self) var older
  @Environment(\.old) private var oldest

  var body: some View {
    Stepper("Count", value: $bound.count)
    Text("\(new.count) \(shared.count) \(old.count) \(older.count)")
      .environment(new)
      .environment(old)
      .environment(\.old, old)
  }
}
