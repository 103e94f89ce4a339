// typecheck: -default-isolation MainActor
import SwiftUI

final class Old: ObservableObject {
  @Published var name = ""
}

@Observable final class New {
  var name = ""
}

struct Screen: View {
  @StateObject private var old = Old()
  @State private var new = New()
  var body: some View { Text(old.name + new.name) }
}
