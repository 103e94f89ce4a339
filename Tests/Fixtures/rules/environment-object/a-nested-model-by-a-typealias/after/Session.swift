import Combine
import Observation

enum Account {
  @Observable class Session {
    var user: String?
  }

  @Observable final class GuestSession: Session {}
}

typealias Current = Account.Session
