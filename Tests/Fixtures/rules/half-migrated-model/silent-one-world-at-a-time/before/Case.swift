import SwiftUI

@Observable
final class New {
  var count = 0
}

final class Old: ObservableObject {
  @Published var count = 0
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
  @ObservedObject var old: Old
  @EnvironmentObject var older: Old
  @Environment(\.old) private var oldest

  var body: some View {
    Stepper("Count", value: $bound.count)
    Text("\(new.count) \(shared.count) \(old.count) \(older.count)")
      .environment(new)
      .environmentObject(old)
      .environment(\.old, old)
  }
}
