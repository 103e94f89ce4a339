import SwiftUI

final class Track: ObservableObject {
  @Published var title: String

  init(title: String) { self.title = title }
}

final class Deck: ObservableObject {
  @Published var current = Track(title: "One")
}

struct TrackPicker: View {
  @Binding var track: Track

  var body: some View {
    Text(track.title)
    Button("Next") { track = Track(title: "Two") }
  }
}

struct DeckView: View {
  @StateObject private var deck = Deck()  // expect: state-object "@StateObject"

  var body: some View { TrackPicker(track: $deck.current) }
}
