import Combine
import SwiftUI

final class Tray: ObservableObject {
  @Published var count = 0
}

/// For systems that lack the real one.
enum Backport {
  @MainActor
  @propertyWrapper
  struct StateObject<Model: ObservableObject>: DynamicProperty {
    @ObservedObject private var model: Model

    init(wrappedValue: Model) {
      model = wrappedValue
    }

    var wrappedValue: Model { model }
  }
}

struct TrayView: View {
  @Backport.StateObject var tray = Tray()

  var body: some View {
    Text("\(tray.count)")
  }
}
