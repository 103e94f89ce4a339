import StudioCore
import SwiftUI

@main
struct StudioApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      DraftView(session: $session)
    }
  }
}

struct DraftView: View {
  @Binding var session: Session
  @State private var isReading = false

  var body: some View {
    TextField("Draft", text: $session.draft)
    WordCount(session: session)
    Button("Read") { isReading = true }
      .sheet(isPresented: $isReading) { ReadingPane() }
  }
}
