import SwiftUI

/// Filled by a library; no model.
final class Spectrum {
  var bars: [Double] = [0.2, 0.8]
}

@Observable final class Player {
  let spectrum = Spectrum()
  private(set) var frame = 0

  func render() {
    spectrum.bars.reverse()
    frame += 1
  }
}

struct Bar: View {
  let height: Double

  var body: some View { Color.green.frame(height: height) }
}

struct Equalizer: View {
  var player: Player

  var body: some View {
    // Lost: the bars are no part of the model, and nothing here reads 'frame'.
    ForEach(player.spectrum.bars, id: \.self) { Bar(height: $0) }
    Button("Render") { player.render() }
  }
}
