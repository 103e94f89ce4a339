import Combine

enum Account {
  class Session: ObservableObject {
    @Published var user: String?
  }

  final class GuestSession: Session {}
}

typealias Current = Account.Session
