import ReaderCore
import SwiftUI

/// Here the name means the class of the other module, by import or in full.
struct ReadingPane: View {
  @State private var session = ReaderCore.Session()  // expect: observable-object-in-state "@State"

  var body: some View {
    ProgressRow(session: session)
    PaneTitle(session: session)
  }
}

struct PaneTitle: View {
  let session: Session  // expect: unobserved-model "session"

  var body: some View {
    Text(session.article)
  }
}
