import SwiftUI

enum Diary {
  static func note(_ text: String) {}
}

final class Presentation: ObservableObject {
  @Published var slide = 0

  deinit { Diary.note("ended") }
}

/// Each time the struct is made, a presentation ends that never began.
struct PresentationView: View {
  @StateObject private var presentation = Presentation()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(presentation.slide)") }
}
