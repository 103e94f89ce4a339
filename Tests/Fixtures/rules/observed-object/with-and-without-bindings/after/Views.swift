import SwiftUI

struct Toolbar: View {
  @Bindable var document: Document  // expect: observed-object "@ObservedObject"
  private let recents = Recents.shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    HStack {
      title
      Text("\(recents.names.count)")
    }
  }
}

struct Inspector: View {
  internal private(set) var document: Document  // expect: observed-object "@ObservedObject"
  @Binding var width: Double

  var body: some View {
    Text(document.title).frame(width: width)
  }
}
