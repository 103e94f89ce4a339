import SwiftUI

struct ModelView: View {
  @StateObject var model = Model()
  var body: some View { Text(model.name) }
}