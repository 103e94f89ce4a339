import SwiftUI

struct DeckView: View {
  @ObservedObject var notice: Notice  // expect: observed-object "@ObservedObject"
  var body: some View { Text(notice.text) }
}
