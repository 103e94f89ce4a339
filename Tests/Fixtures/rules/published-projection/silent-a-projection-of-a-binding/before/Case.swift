import SwiftUI

final class Episode: ObservableObject {
  @Published var name = ""
}

struct EpisodeView: View {
  @ObservedObject var episode: Episode
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $episode.name)
    TextField("Name", text: $name)
    ForEach([episode.name], id: \.self) { name in
      Text(name)
      TextField("Name", text: $name)
    }
  }
}
