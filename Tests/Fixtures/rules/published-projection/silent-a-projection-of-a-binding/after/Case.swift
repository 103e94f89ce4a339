import SwiftUI

@Observable final class Episode {
  var name = ""
}

struct EpisodeView: View {
  @Bindable var episode: Episode
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
