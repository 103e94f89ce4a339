import Combine
import SwiftUI

final class Login: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var canSend = false
  private var observers: [AnyCancellable] = []

  private var isComplete: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest(
      $name,  // expect: published-projection "$name"
      $password  // expect: published-projection "$password"
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
  @ObservedObject var login: Login

  var body: some View {
    TextField("Name", text: $login.name)
    TextField("Password", text: $login.password)
    Button("Log in") {}.disabled(!login.canSend)
  }
}
