import SwiftUI

@Observable final class Model {}
@Observable final class Both: ObservableObject {}

struct Reads: View {
  @Environment(Model.self) private var model
  @Environment(Both.self) private var both
  @EnvironmentObject private var again: Both
  var body: some View {
    Text("").environment(model).environment(both).environmentObject(both)
  }
}
