import Desk_Kit
import SwiftUI

struct OfficeView: View {
  @ObservedObject var model: Model = .shared  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(model.unread)") }
}
