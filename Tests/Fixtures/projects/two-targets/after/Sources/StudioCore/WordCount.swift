import SwiftUI

/// `Session` is the value of this module: the body may read it without any wrapper.
public struct WordCount: View {
  public let session: Session

  public init(session: Session) {
    self.session = session
  }

  public var body: some View {
    Text("\(session.words) words in \(session.draft)")
  }
}
