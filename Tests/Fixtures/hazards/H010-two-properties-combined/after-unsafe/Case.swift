import Combine
import SwiftUI

@Observable final class Login {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<_, Never>(name)
  var password = "" {
    willSet { passwordSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var passwordSubject = CurrentValueSubject<_, Never>(password)
  private(set) var canSend = false
  @ObservationIgnored private var observers: [AnyCancellable] = []

  private var isComplete: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest(
      nameSubject,  // expect: published-projection "$name"
      passwordSubject  // expect: published-projection "$password"
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
