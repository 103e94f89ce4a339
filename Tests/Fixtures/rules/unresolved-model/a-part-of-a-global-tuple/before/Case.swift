import SwiftUI

final class Left: ObservableObject { @Published var name = "" }

final class Right: ObservableObject { @Published var name = "" }

@MainActor let (left, right) = (Left(), Right())

struct RightView: View {
  @StateObject private var model = right  // expect: unresolved-model "model" ; unresolved-model "model"

  var body: some View { Text(model.name) }
}
