import SwiftUI

final class Draft: ObservableObject { @Published var title = "" }

struct Editor: View {
  @ObservedObject var draft: Draft
  var body: some View { Field(draft: $draft) }  // expect: object-wrapper "$draft"
}

struct Field: View {
  let draft:
    ObservedObject<Draft>.Wrapper  // expect: object-wrapper "ObservedObject<Draft>.Wrapper"
  var body: some View { TextField("Title", text: draft.title) }
}
