import SwiftUI

// sourcery: AutoMockable
protocol Turntable: ObservableObject {
  var isPlaying: Bool { get set }
}

final class Deck: Turntable {
  @Published var isPlaying = false
}

struct TurntableView<Model: Turntable>: View {
  @ObservedObject var turntable: Model

  var body: some View { Toggle("Play", isOn: $turntable.isPlaying) }
}

struct DeckView: View {
  @StateObject private var deck = Deck()

  var body: some View { TurntableView(turntable: deck) }
}
