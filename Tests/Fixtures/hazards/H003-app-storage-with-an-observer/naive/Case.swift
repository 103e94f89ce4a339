import SwiftUI

// error: invalid redeclaration of synthesized property '_fontSize'
@Observable final class Reader {
  var page = 1
  @AppStorage("fontSize") var fontSize = 14.0 {
    didSet { page = 1 }
  }
}

struct ReaderView: View {
  @Bindable var reader: Reader

  var body: some View {
    Slider(value: $reader.fontSize)
    Text("Page \(reader.page)")
  }
}
