import SwiftUI

/// Shows the state of the word, and goes on showing the first one: nothing observes the model.
struct CardFace: View {
  private let viewModel: WordCardViewModel  // expect: unobserved-model "viewModel"
  private let isFront: Bool

  init(viewModel: WordCardViewModel, isFront: Bool) {
    self.viewModel = viewModel
    self.isFront = isFront
  }

  var body: some View {
    VStack {
      Text(isFront ? viewModel.word.term : viewModel.word.meaning)
      StateBadge(state: viewModel.word.studyState)
    }
  }
}

private struct StateBadge: View {
  let state: StudyState

  var body: some View {
    Text(state.rawValue).foregroundColor(state == .known ? .green : .orange)
  }
}

/// Tells the model what to do and reads nothing of it, so it may hold it plainly.
struct CardButtons: View {
  let viewModel: WordCardViewModel
  @State private var line = ""

  var body: some View {
    HStack {
      Text(line)
      Button("Speak") { line = viewModel.speak() }
      Button("I know it") { viewModel.promote() }
    }
  }
}
