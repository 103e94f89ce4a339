import SwiftUI

final class Model: ObservableObject {}

struct Screen: View {
  @EnvironmentObject var vm: Model
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View { Screen() }
}
