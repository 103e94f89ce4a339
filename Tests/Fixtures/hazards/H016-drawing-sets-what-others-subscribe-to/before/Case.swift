import Combine
import SwiftUI

/// Everybody shows and changes the same one.
@MainActor final class Draft: ObservableObject {
  @Published var nickname = ""
  @Published var tag = 0
}

/// It stays: its publisher is used.
@MainActor final class SignUp: ObservableObject {
  @Published var draft = Draft()
  @Published var isValid = false
  @Published var isTagged = false
  private var bag: Set<AnyCancellable> = []

  init() {
    $draft
      .filter { $0.nickname.count > 1 }  // expect: observed-object-creates-model "nickname"
      .map { !$0.nickname.isEmpty }
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &bag)
    $draft
      .receive(on: DispatchQueue.main)
      .map { $0.tag > 0 }
      .sink { [weak self] in self?.isTagged = $0 }
      .store(in: &bag)
    objectWillChange.sink { print("sign up") }.store(in: &bag)
  }
}

@MainActor enum Makers {
  static var make: () -> SignUp = { SignUp() }
}

struct SignUpView: View {
  @ObservedObject var signUp: SignUp
  @ObservedObject var draft: Draft

  var body: some View {
    TextField("Name", text: $draft.nickname)
    Text(signUp.isValid ? "Free" : "Too short")
    Stepper("Tag", value: $draft.tag)
  }
}

/// Its body sets the draft of what it makes, and so asks for the nickname.
struct Door: View {
  let draft: Draft

  var body: some View { page }

  private var page: some View {
    let signUp = Makers.make()
    signUp.draft = draft
    return SignUpView(signUp: signUp, draft: draft)
  }
}

struct Street: View {
  @StateObject private var draft = Draft()

  var body: some View { Door(draft: draft) }
}
