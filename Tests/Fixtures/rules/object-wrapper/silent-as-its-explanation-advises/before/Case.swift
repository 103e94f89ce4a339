import SwiftUI

final class Draft: ObservableObject { @Published var title = "" }

struct Editor: View {
  @ObservedObject var draft: Draft
  var body: some View { Field(draft: draft) }
}

struct Field: View {
  @ObservedObject var draft: Draft
  var body: some View { TextField("Title", text: $draft.title) }
}
