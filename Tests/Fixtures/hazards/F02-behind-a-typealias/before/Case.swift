import SwiftUI

final class Poem: ObservableObject {
  @Published var title = ""
}

typealias PoemFields = ObservedObject<Poem>.Wrapper  // expect: object-wrapper "PoemFields"

struct TitleField: View {
  let poem: PoemFields

  var body: some View { TextField("Title", text: poem.title) }
}
