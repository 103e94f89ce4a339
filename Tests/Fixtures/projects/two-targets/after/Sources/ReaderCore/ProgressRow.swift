import SwiftUI

public struct ProgressRow: View {
  private var session: Session  // expect: observed-object "@ObservedObject"

  public init(session: Session) {
    self.session = session
  }

  public var body: some View {
    Button("\(session.article): \(session.progress)") { session.finish() }
  }
}
