import SwiftUI
import UIKit

@main
struct TeaApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        TeaList()  // expect: environment-model-not-provided "TeaList"
          .tabItem { Text("Teas") }
        TeaList()
          .tabItem { Text("More") }
          .environment(TeaStore())
      }
    }
  }
}

struct TeaList_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      TeaList()  // expect: environment-model-not-provided "TeaList"
    }
    .previewDisplayName("Without")
    TeaList().environment(TeaStore())
  }
}

#Preview {
  TeaRow(name: "Assam")  // expect: environment-model-not-provided "TeaRow"
}

#Preview("Dark") {
  VStack {
    Text("Dark")
    TeaRow(name: "Keemun")  // expect: environment-model-not-provided "TeaRow"
      .padding()
  }
}

@MainActor
func teaController() -> UIViewController {
  UIHostingController(rootView: TeaList())  // expect: environment-model-not-provided "TeaList"
}

@MainActor
func teaImage() -> UIImage? {
  let renderer = ImageRenderer(content: TeaRow(name: "Sencha").padding())  // expect: environment-model-not-provided "TeaRow"
  return renderer.uiImage
}
