import SwiftUI

@Observable final class Draft { var title = "" }

struct Editor: View {
  var draft: Draft
  var body: some View { Field(draft: draft) }
}

struct Field: View {
  @Bindable var draft: Draft
  var body: some View { TextField("Title", text: $draft.title) }
}
