import SwiftUI

final class Tide: ObservableObject {
  @Published var level = 1
}

struct Reader: View {
  @EnvironmentObject private var tide: Tide

  var body: some View { Text("\(tide.level)") }
}

// It gives the model to what stands beside the content, and to a sheet over it.
struct Frame<Content: View>: View {
  @StateObject private var tide = Tide()
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Reader().environmentObject(tide)
      content
    }
  }
}

struct Harbour: View {
  var body: some View { Text("") }
}

extension View {
  func withSheet(_ tide: Tide) -> some View {
    sheet(isPresented: .constant(true)) { Reader().environmentObject(tide) }
  }

  // This one reaches what it is applied to.
  func withTide(_ tide: Tide) -> some View {
    VStack { self }.environmentObject(tide)
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
