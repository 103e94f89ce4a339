import SwiftUI

@Observable final class Options {
  var isOn = false
}

struct OptionsView: View {
  struct Options {
    var isOn = false
    var limit = 3
  }

  @State private var options = Options()
  @State private var optional: Options?
  @State private var kind = Self.Options()

  var body: some View {
    Toggle("On", isOn: $options.isOn)
    Text("\(optional?.limit ?? kind.limit)")
  }
}
