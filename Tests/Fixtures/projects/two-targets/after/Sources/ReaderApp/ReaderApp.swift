import ReaderCore
import SwiftUI

@main
struct ReaderApp: App {
  @State private var session = Session()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      ReaderView(session: session)
    }
  }
}

struct ReaderView: View {
  @Bindable var session: Session  // expect: observed-object "@ObservedObject"

  var body: some View {
    TextField("Article", text: $session.article)
    ProgressRow(session: session)
  }
}
