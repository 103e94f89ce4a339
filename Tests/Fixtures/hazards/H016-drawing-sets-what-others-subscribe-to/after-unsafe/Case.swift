import Combine
import SwiftUI

/// Everybody shows and changes the same one.
@MainActor @Observable final class Draft {
  var nickname = ""
  var tag = 0
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

@MainActor @Observable final class Log {
  static let shared = Log()
  var opened = 0
  var closed = 0

  func open() { opened += 1 }
  func close() { closed += 1 }
}

/// By way of an observer, and of a function that the closure calls.
@MainActor final class Form: ObservableObject {
  @Published var width = 0 {
    didSet { text = "\(width) \(Log.shared.opened)" }  // expect: observed-object-creates-model "opened"
  }
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $width.sink { [weak self] in self?.lay($0) }.store(in: &bag)
    objectWillChange.sink { print("form") }.store(in: &bag)
  }

  private func lay(_ width: Int) {
    print(width, Log.shared.closed)  // expect: observed-object-creates-model "closed"
  }
}

struct FormView: View {
  @ObservedObject var form: Form
  let width: Int

  var body: some View {
    let _ = (form.width = width)
    return Text(form.text)
  }
}

struct LogView: View {
  private var log = Log.shared
  @StateObject private var form = Form()

  var body: some View {
    FormView(form: form, width: 3)
    Text("\(log.opened) \(log.closed)")
    Button("Open") { log.open() }
    Button("Close") { log.close() }
  }
}

@MainActor enum Makers {
  static var make: () -> SignUp = { SignUp() }
}

struct SignUpView: View {
  @ObservedObject var signUp: SignUp
  @Bindable var draft: Draft

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
  @State private var draft = Draft()

  var body: some View {
    Door(draft: draft)
    LogView()
  }
}
