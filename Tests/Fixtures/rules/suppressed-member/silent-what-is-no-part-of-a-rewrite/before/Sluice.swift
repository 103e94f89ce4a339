import SwiftUI

final class Sluice: ObservableObject {
  @Published var level = 0.0

  init() {
    NotificationCenter.default.post(name: Notification.Name("opened"), object: nil)
  }
}

struct SluiceView: View {
  // migrate-lint:disable:next eager-model-initializer -- it is cheap
  @StateObject private var sluice = Sluice()

  var body: some View {
    Text("\(sluice.level)")
  }
}
