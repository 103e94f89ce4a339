import Desk_Kit
import SwiftUI

struct OfficeView: View {
  var model: Model = .shared  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(model.unread)") }
}
