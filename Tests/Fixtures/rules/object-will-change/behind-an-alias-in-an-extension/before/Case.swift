import SwiftUI

struct ProfileView: View {
  @StateObject private var model = ViewModel()

  var body: some View { Text(model.name) }
}

final class ProfileModel: ObservableObject {
  @Published var name = ""
}

extension ProfileView {
  typealias ViewModel = ProfileModel
}

extension ProfileView.ViewModel {
  // expect-next: object-will-change "objectWillChange"
  func refresh() { objectWillChange.send() }
}

final class Theme: ObservableObject {
  @Published var isDark = false
}

extension Color {
  typealias Model = Theme
}

extension Color.Model {
  // expect-next: object-will-change "objectWillChange"
  func refresh() { objectWillChange.send() }
}
