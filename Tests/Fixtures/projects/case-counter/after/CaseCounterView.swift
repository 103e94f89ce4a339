import SwiftUI

struct CaseCounterView: View {
  @State private var viewModel: CaseCounterViewModel  // expect: state-object "@StateObject" ; eager-model-initializer "@StateObject"

  init() {
    _viewModel = State(wrappedValue: CaseCounterViewModel())
  }

  var body: some View {
    VStack(spacing: 12) {
      CaseHeadline(viewModel: viewModel)
      CountryField(viewModel: viewModel)
      if let failure = viewModel.failure {
        Text(failure).foregroundColor(.red)
      }
      Button("Reload") {
        Task { await viewModel.load() }
      }
    }
    .padding()
  }
}

/// `@StateObject` where the instance is made, `@ObservedObject` wherever it is passed on.
struct CaseHeadline: View {
  var viewModel: CaseCounterViewModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(viewModel.headline).font(.headline)
  }
}

struct CountryField: View {
  @Bindable var viewModel: CaseCounterViewModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    TextField("Country", text: $viewModel.country)
  }
}

#Preview("Reloading") {
  CaseCounterView()
}
