import SwiftUI

struct Screen<M: ObservableObject>: View {
  @EnvironmentObject var model: M
  var body: some View { Text("") }
}
