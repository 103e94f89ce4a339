import SwiftUI

final class Draft<Content> {
  @Published var content: Content

  init(_ content: Content) { self.content = content }
}

// expect-next: unsupported-declaration "Draft"
extension Draft: ObservableObject where Content: Equatable {}

struct DraftView: View {
  @ObservedObject var draft: Draft<String>

  var body: some View { TextField("Draft", text: $draft.content) }
}
