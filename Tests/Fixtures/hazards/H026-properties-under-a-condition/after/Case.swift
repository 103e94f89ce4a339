import SwiftUI

@Observable final class Console {
  var text = ""  // expect: published-property "@Published"

  #if DEBUG
    var isVerbose = true  // expect: published-property "@Published"
    @ObservationIgnored private var flushes = 0
  #else
    var isVerbose = false  // expect: published-property "@Published"
  #endif

  #if os(Windows)
    var codePage = 850  // expect: published-property "@Published"
  #endif

  func flush() {
    #if DEBUG
      flushes += 1
    #endif
    text = ""
  }
}

struct ConsoleView: View {
  @Bindable var console: Console

  var body: some View {
    Toggle("Verbose", isOn: $console.isVerbose)
    Text(console.text)
    Button("Flush") { console.flush() }
  }
}
