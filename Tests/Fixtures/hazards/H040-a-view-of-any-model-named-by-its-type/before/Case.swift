import SwiftUI

final class Climate: ObservableObject {
  @Published var degrees = 20
}

struct Readout<Model: ObservableObject>: View {
  @EnvironmentObject private var model: Model
  private let path: KeyPath<Model, Int>

  init(_ type: Model.Type, _ path: KeyPath<Model, Int>) { self.path = path }

  var body: some View { Text("\(model[keyPath: path])") }
}

struct HouseView: View {
  @StateObject private var climate = Climate()

  var body: some View {
    Readout(Climate.self, \.degrees)  // expect: constrained-to-observable-object "Readout"
      .environmentObject(climate)
  }
}
