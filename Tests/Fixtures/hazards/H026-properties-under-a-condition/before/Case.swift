import SwiftUI

final class Console: ObservableObject {
  @Published var text = ""  // expect: published-property "@Published"

  #if DEBUG
    @Published var isVerbose = true  // expect: published-property "@Published"
    private var flushes = 0
  #else
    @Published var isVerbose = false  // expect: published-property "@Published"
  #endif

  #if os(Windows)
    @Published var codePage = 850  // expect: published-property "@Published"
  #endif

  func flush() {
    #if DEBUG
      flushes += 1
    #endif
    text = ""
  }
}

struct ConsoleView: View {
  @ObservedObject var console: Console

  var body: some View {
    Toggle("Verbose", isOn: $console.isVerbose)
    Text(console.text)
    Button("Flush") { console.flush() }
  }
}
