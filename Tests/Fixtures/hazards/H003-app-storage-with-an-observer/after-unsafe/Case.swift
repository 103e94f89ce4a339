import SwiftUI

@Observable final class Reader {
  var page = 1
  var fontSize: Double {
    get {
      access(keyPath: \.fontSize)
      return storedFontSize
    }
    set {
      withMutation(keyPath: \.fontSize) {
        storedFontSize = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("fontSize") private var storedFontSize = 14.0 {  // expect: app-storage-in-observable-class "@AppStorage("fontSize")"
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
