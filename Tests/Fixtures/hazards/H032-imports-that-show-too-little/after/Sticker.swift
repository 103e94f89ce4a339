import Combine
import Observation
private import SwiftUI

@Observable final class Sticker {  // expect: observable-object-class "Sticker"
  var text = ""
}

private struct StickerView: View {
  var sticker: Sticker

  var body: some View { Text(sticker.text) }
}
