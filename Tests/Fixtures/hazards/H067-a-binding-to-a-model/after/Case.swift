import SwiftUI

@Observable final class Track {
  var title: String

  init(title: String) { self.title = title }
}

@Observable final class Deck {
  var current = Track(title: "One")
}

struct TrackPicker: View {
  @Binding var track: Track

  var body: some View {
    Text(track.title)
    Button("Next") { track = Track(title: "Two") }
  }
}

struct DeckView: View {
  @State private var deck = Deck()  // expect: state-object "@StateObject"

  var body: some View { TrackPicker(track: $deck.current) }
}
