import SwiftUI

struct Screen: View {
  private final class Model: ObservableObject {
    @Published var name = ""
  }
  @StateObject private var model = Model()
  var body: some View { Text(model.name) }
}
