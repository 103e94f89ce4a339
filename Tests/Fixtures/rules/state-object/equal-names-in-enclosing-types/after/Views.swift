import SwiftUI

extension Flow {
  struct StepView: View {
    @State private var model = Model()  // expect: state-object "@StateObject"

    var body: some View {
      Text("\(model.step)")
    }
  }
}

extension Flow.Summary {
  struct SummaryView: View {
    @State private var model = Model()
    @State private var other: Flow.Model = .init()  // expect: state-object "@StateObject"

    var body: some View {
      Text("\(model.text) \(other.step)")
    }
  }
}
