import SwiftUI

@Observable final class Poem {
  var title = ""
}

// error: type 'Poem' does not conform to protocol 'ObservableObject'
typealias PoemFields = ObservedObject<Poem>.Wrapper

struct TitleField: View {
  let poem: PoemFields

  var body: some View { TextField("Title", text: poem.title) }
}
