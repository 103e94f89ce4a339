import SwiftUI

final class Verse {
  var title = "Spring"
}

final class Songbook: ObservableObject {
  @Published var verse = Verse()
}

struct SongbookView: View {
  @ObservedObject var songbook: Songbook

  var body: some View {
    VStack {
      Text(songbook.verse.title)
      TitleButton(title: $songbook.verse.title)
    }
  }
}

struct TitleButton: View {
  @Binding var title: String

  var body: some View {
    Button("Summer") { title = "Summer" }
  }
}
