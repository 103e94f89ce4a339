import Mail
import SwiftUI

struct OfficeView: View {
  @ObservedObject var model: Model = .shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    BoxView().environmentObject(model.box)
    Text("\(model.unread)")
  }
}

struct BoxView: View {
  @EnvironmentObject var box: Box
  var body: some View { Text(box.name) }
}
