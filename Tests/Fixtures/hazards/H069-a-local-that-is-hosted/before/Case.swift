import SwiftUI
import UIKit

final class Actions: ObservableObject {
  @Published var last = ""
}

final class Letter: ObservableObject {
  @Published var text = ""
}

/// Reads its model in an action only, which asks nobody while it is drawn.
struct Summary: View {
  // says-next: "'Summary.actions' reads it, though not to be drawn"
  @EnvironmentObject private var actions: Actions

  var body: some View { Button("Archive") { actions.last = "archive" } }
}

struct LetterView: View {
  @EnvironmentObject var letter: Letter

  var body: some View {
    VStack {
      Text(letter.text)
      Summary()
    }
  }
}

struct Desk: View {
  var body: some View { LetterView().environmentObject(Letter()).environmentObject(Actions()) }
}

final class NoticeController: UIViewController {
  func receive() {
    Task { @MainActor in
      let letter = Letter()
      let page = ScrollView {
        LetterView().environmentObject(letter)  // expect: environment-model-not-provided "LetterView" ; environment-model-not-provided "LetterView"
      }
      let controller = UIHostingController(rootView: page)
      addChild(controller)
    }
  }
}
