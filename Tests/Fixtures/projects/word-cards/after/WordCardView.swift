import SwiftUI

/// Makes the model from the word that it is given: another word, another model.
struct WordCardView: View {
  private var viewModel: WordCardViewModel  // expect: observed-object "@ObservedObject" ; observed-object-creates-model "@ObservedObject"

  init(word: Word) {
    self.viewModel = WordCardViewModel(word: word)
  }

  var body: some View {
    VStack {
      ZStack {
        CardFace(viewModel: viewModel, isFront: true)
          .opacity(viewModel.isFaceUp ? 1 : 0)
        CardFace(viewModel: viewModel, isFront: false)
          .opacity(viewModel.isFaceUp ? 0 : 1)
      }
      CardButtons(viewModel: viewModel)
      Button("Turn") { viewModel.isFaceUp.toggle() }
    }
  }
}

struct WordCardView_Previews: PreviewProvider {
  static var previews: some View {
    WordCardView(word: Word(term: "der Kahn", meaning: "\"@ObservedObject\""))
  }
}
