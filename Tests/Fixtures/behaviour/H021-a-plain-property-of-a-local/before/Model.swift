import SwiftUI

final class Quarry: ObservableObject {
  @Published var blasts = 0
  var marble = 2
  var slate = 3

  func blast() {
    blasts += 1
    marble += 1
    slate += 1
  }
}

struct MarbleView: View {
  @ObservedObject var quarry: Quarry

  var body: some View {
    let (shown, factor) = (quarry, 10)
    Text("\(shown.marble * factor) marble")
  }
}

struct SlateView: View {
  @ObservedObject var quarry: Quarry

  var body: some View { Text(text) }

  private var text: String {
    guard let quarry = Optional(quarry) else { return "none" }
    return "\(quarry.slate) slate"
  }
}
