import Combine
import SwiftUI

/// It stays, for `objectWillChange`.
final class Session: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  func listen() { objectWillChange.sink { print("changed") }.store(in: &bag) }
}

@MainActor final class Delegate {
  static let shared = Delegate()
  var session: Session?
}

/// Read before it is drawn, a `@StateObject` gives another object each time.
struct DemoApp: App {
  @ObservedObject var session = Session()

  init() {
    Delegate.shared.session = session
  }

  var body: some Scene { WindowGroup { Text("\(session.count)") } }
}

struct Counter: View {
  @ObservedObject var session = Session()

  var body: some View { Text("\(session.count)") }
}
