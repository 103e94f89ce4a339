import SwiftUI

struct GalleryScreen: View {
  @State private var selection = PhotoSelection()  // expect: state-object "@StateObject"
  @State private var isReviewing = false

  var body: some View {
    Gallery(isReviewing: $isReviewing)
      .environment(selection)  // expect: environment-object-modifier "environmentObject"
      .sheet(isPresented: $isReviewing) {
        // Outside of the line above: the sheet does not inherit what its siblings got.
        SelectionList()
      }
  }
}

struct Gallery: View {
  @Environment(PhotoSelection.self) var selection  // expect: environment-object "@EnvironmentObject"
  @Binding var isReviewing: Bool

  var body: some View {
    Button("Review \(selection.names.count) photos") { isReviewing = true }
  }
}

struct SelectionList: View {
  @Environment(PhotoSelection.self) var selection  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    ForEach(selection.names.sorted(), id: \.self) { name in
      Text(name)
    }
  }
}

struct GalleryScreen_Previews: PreviewProvider {
  static var previews: some View {
    GalleryScreen()  // expect: environment-model-not-provided "GalleryScreen"
    SelectionList()
      .environment(PhotoSelection())  // expect: environment-object-modifier "environmentObject"
  }
}
