import SwiftUI

@Observable final class Climate {
  var degrees = 20
}

struct Readout<Model: ObservableObject>: View {
  @EnvironmentObject private var model: Model
  private let path: KeyPath<Model, Int>

  init(_ type: Model.Type, _ path: KeyPath<Model, Int>) { self.path = path }

  var body: some View { Text("\(model[keyPath: path])") }
}

struct HouseView: View {
  @State private var climate = Climate()

  var body: some View {
    // error: generic struct 'Readout' requires that 'Climate' conform to 'ObservableObject'
    Readout(Climate.self, \.degrees)
      .environment(climate)
  }
}
