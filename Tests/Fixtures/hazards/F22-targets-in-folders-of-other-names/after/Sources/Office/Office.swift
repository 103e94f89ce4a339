import Mail
import SwiftUI

struct OfficeView: View {
  var model: Model = .shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    BoxView().environment(model.box)
    Text("\(model.unread)")
  }
}

struct BoxView: View {
  @Environment(Box.self) var box
  var body: some View { Text(box.name) }
}
