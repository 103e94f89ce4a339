import Combine
private import SwiftUI

final class Sticker: ObservableObject {  // expect: observable-object-class "Sticker"
  @Published var text = ""
}

private struct StickerView: View {
  @ObservedObject var sticker: Sticker

  var body: some View { Text(sticker.text) }
}
