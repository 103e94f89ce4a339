import SwiftUI

struct ModelView: View {
  @State var model = Model()
  var body: some View { Text(model.name) }
}