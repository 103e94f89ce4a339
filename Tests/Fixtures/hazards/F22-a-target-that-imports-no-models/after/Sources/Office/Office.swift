import Desk
import SwiftUI

struct OfficeView: View {
  @State var draft = Draft()
  var body: some View { TextField("Title", text: $draft.title) }
}
