import SwiftUI

@Observable final class LetterModel {
  var title: String

  init(_ number: Int = 0) {
    title = "Letter \(number)"
  }
}

/// Shows another letter for another number, which a state would not.
struct LetterView: View {
  private var model: LetterModel

  init(number: Int) {
    self.init(model: LetterModel(number))
  }

  init(model: LetterModel) {
    self.model = model
  }

  var body: some View {
    Text(model.title)
  }
}

/// Needs nothing from anybody.
struct FirstLetter: View {
  @State private var model: LetterModel

  init() {
    self.init(model: LetterModel())
  }

  private init(model: LetterModel) {
    self.model = model
  }

  var body: some View {
    Text(model.title)
  }
}

struct Desk: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Stepper("Letter", value: $number)
      LetterView(number: number)
      FirstLetter()
    }
  }
}
