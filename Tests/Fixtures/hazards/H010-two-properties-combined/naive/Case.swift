import Combine
import SwiftUI

@Observable final class Login {
  var name = ""
  var password = ""
  private(set) var canSend = false
  private var observers: [AnyCancellable] = []

  private var isComplete: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest(
      $name,  // error: cannot find '$name' in scope
      $password  // error: cannot find '$password' in scope
    )
    .map { !$0.isEmpty && $1.count > 7 }
    .eraseToAnyPublisher()
  }

  init() {
    isComplete
      .sink { [weak self] in self?.canSend = $0 }
      .store(in: &observers)
  }
}

struct LoginView: View {
  @Bindable var login: Login

  var body: some View {
    TextField("Name", text: $login.name)
    TextField("Password", text: $login.password)
    Button("Log in") {}.disabled(!login.canSend)
  }
}
