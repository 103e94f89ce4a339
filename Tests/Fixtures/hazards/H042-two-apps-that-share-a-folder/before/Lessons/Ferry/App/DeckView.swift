import SwiftUI

struct Deck: View {
  // The other app's project takes this file too, and has a class of that name.
  @ObservedObject var notice: Notice  // expect: unresolved-model "notice"
  var body: some View {
    Text(notice.text)
  }
}
