import SwiftUI

final class Reader: ObservableObject {
  @Published var page = 1
  @AppStorage("fontSize") var fontSize = 14.0 {  // expect: app-storage-in-observable-class "@AppStorage("fontSize")"
    didSet { page = 1 }
  }
}

struct ReaderView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Slider(value: $reader.fontSize)
    Text("Page \(reader.page)")
  }
}
