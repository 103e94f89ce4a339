import SwiftUI

@Observable final class Tide {
  var level = 1
}

struct Reader: View {
  @Environment(Tide.self) private var tide

  var body: some View { Text("\(tide.level)") }
}

// It gives the model to what stands beside the content, and to a sheet over it.
struct Frame<Content: View>: View {
  @State private var tide = Tide()
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Reader().environment(tide)
      content
    }
  }
}

struct Harbour: View {
  var body: some View { Text("") }
}

extension View {
  func withSheet(_ tide: Tide) -> some View {
    sheet(isPresented: .constant(true)) { Reader().environment(tide) }
  }

  // This one reaches what it is applied to.
  func withTide(_ tide: Tide) -> some View {
    VStack { self }.environment(tide)
  }
}

#Preview("frame") {
  Frame { Reader() }  // expect: environment-model-not-provided "Reader"
}

#Preview("sheet") {
  Reader().withSheet(Tide())  // expect: environment-model-not-provided "Reader"
}

#Preview("inside") {
  Reader().withTide(Tide())
}
